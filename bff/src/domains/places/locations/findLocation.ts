import { findVisible } from '#src/records/records.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { locationEntity } from './location.entity.ts';
import type { LocationRow } from './location.model.ts';

/** The location with this id or slug. Throws 404 if the caller cannot see it. */
export async function findLocation(idOrSlug: string, context: CallContext): Promise<LocationRow> {
  if (isId(idOrSlug)) return findVisible(locationEntity, idOrSlug, context);
  if (!/^[a-z0-9_-]{1,120}$/.test(idOrSlug)) throw notFound();
  const where = { slug: idOrSlug, ...(isStaff(context.actor) ? {} : { status: 'ACTIVE' }) };
  const [row] = await context.db.find(locationEntity.model, { where, limit: 1, replica: true });
  if (!row) throw notFound();
  return row;
}
