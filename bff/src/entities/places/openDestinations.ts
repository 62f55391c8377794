import { rows } from '#src/calls/entity.ts';
import type { CallContext } from '#src/http/handler.ts';
import { type DestinationView, presentDestination } from './destination.entity.ts';
import type { DestinationRow } from './destination.model.ts';

const LIFETIME_MS = 5_000;
type Which = 'served' | 'all';

let kept: Partial<Record<Which, { at: number; items: Promise<readonly DestinationView[]> }>> = {};

/**
 * Every place that visitors may choose, served and popular ones first: what the form loads. Kept for five seconds a process, and one
 * query however many ask.
 */
export function openDestinations(which: Which, context: CallContext): Promise<readonly DestinationView[]> {
  const known = kept[which];
  if (known && Date.now() - known.at < LIFETIME_MS) return known.items;
  const items = load(which, context);
  kept[which] = { at: Date.now(), items };
  items.catch(() => delete kept[which]);
  return items;
}

/** Forgets them, after a place was written. */
export function forgetDestinations(): void {
  kept = {};
}

async function load(which: Which, { models }: CallContext): Promise<readonly DestinationView[]> {
  const found = await models.destinations.findAll({
    where: { status: 'ACTIVE', ...(which === 'served' ? { served: true } : {}) },
    order: [
      ['served', 'DESC'],
      ['popularity', 'DESC'],
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: 9000,
    raw: true,
  });
  return rows<DestinationRow>(found).map(presentDestination);
}
