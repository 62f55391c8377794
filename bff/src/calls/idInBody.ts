import { Failure, fieldFailure } from '#src/http/failure.ts';

/** A PUT that must name its record in the body: 400 with the specification's words when it does not, 422 when it names another one. */
export function checkIdInBody(id: string | undefined, pathId: string, words: string): void {
  if (!id) throw new Failure('id.required', { message: words });
  if (id !== pathId) throw fieldFailure('/id', 'notAllowed', 'Must be the id in the path');
}
