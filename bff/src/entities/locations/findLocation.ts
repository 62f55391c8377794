import { rows } from '#src/calls/entity.ts';
import { findSeen } from '#src/calls/records.ts';
import { isStaff } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { locationEntity } from './location.entity.ts';
import type { LocationRow } from './location.model.ts';

/** The place under an id or a slug, if the caller may see it; else 404. */
export async function findLocation(idOrSlug: string, context: CallContext): Promise<LocationRow> {
  if (isId(idOrSlug)) return findSeen(locationEntity, idOrSlug, context);
  if (!/^[a-z0-9_-]{1,120}$/.test(idOrSlug)) throw notFound();
  const where = { slug: idOrSlug, ...(isStaff(context.actor) ? {} : { status: 'ACTIVE' }) };
  const [row] = rows<LocationRow>(await context.models.locations.findAll({ where, limit: 1, raw: true }));
  if (!row) throw notFound();
  return row;
}
