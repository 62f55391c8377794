import { slugOf } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';

/** The slug that was given, or 409 when it is taken; without one, a free one made from the name. */
export async function freeSlug(given: string | undefined, name: string, id: string, context: CallContext): Promise<string> {
  if (given !== undefined) {
    if (isId(given)) throw fieldFailure('/slug', 'notAllowed', 'A slug must not look like an id');
    if (await isTaken(given, id, context))
      throw new Failure('unique.conflict', { message: `Another place has the slug ${given} already.` });
    return given;
  }
  const wanted = slugOf(plainText(name)) || 'place';
  for (let step = 1; step < 100; step += 1) {
    const slug = step === 1 ? wanted : `${wanted}-${step}`;
    if (!(await isTaken(slug, id, context))) return slug;
  }
  return `${wanted}-${id.slice(-12)}`;
}

async function isTaken(slug: string, id: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  const text = 'SELECT id FROM locations WHERE slug = $1 AND id <> $2';
  return (await preparedQuery(sequelize, 'location.slugTaken', text, [slug, id], transaction)).length > 0;
}
