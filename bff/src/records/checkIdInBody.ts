import { Failure, fieldFailure } from '#src/kernel/failure.ts';

/** Requires the body of a PUT to contain the id in the path: throws 400 with `message` if it is missing, 422 if it differs. */
export function checkIdInBody(id: string | undefined, pathId: string, message: string): void {
  if (!id) throw new Failure('id.required', { message });
  if (id !== pathId) throw fieldFailure('/id', 'notAllowed', 'Must be the id in the path');
}
