import { slugOf } from '@farwend/api-contract';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { selectSlugOwner } from './resolveSlug.sql.ts';

/** The requested slug, or 409 if it is taken; without one, a free slug generated from the name. */
export async function resolveSlug(requested: string | undefined, name: string, id: string, context: CallContext): Promise<string> {
  if (requested !== undefined) {
    if (isId(requested)) throw fieldFailure('/slug', 'notAllowed', 'A slug must not look like an id');
    if (await isTaken(requested, id, context))
      throw fieldFailure('/slug', 'unique', `Another location has the slug ${requested} already.`, 'unique.conflict');
    return requested;
  }
  const base = slugOf(toPlainText(name)) || 'place';
  for (let attempt = 1; attempt < 100; attempt += 1) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`;
    if (!(await isTaken(slug, id, context))) return slug;
  }
  return `${base}-${id.slice(-12)}`;
}

async function isTaken(slug: string, id: string, { db }: CallContext): Promise<boolean> {
  return (await db.first(selectSlugOwner, { slug, id })) !== undefined;
}
