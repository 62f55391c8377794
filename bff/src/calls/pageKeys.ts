import { Op, type Sequelize, type WhereOptions } from 'sequelize';

const KEPT_MS = 60_000;
const KEPT_LISTS = 500;
const KEPT_PLACES = 200;

/** A column as it is sorted by. */
export interface SortColumn {
  /** Name of the column in the database. */
  column: string;
  direction: string;
}
interface Place {
  /** The row that stands just before this place. */
  lastId: string;
  keptUntil: number;
}

/** The places of lists that were read lately, by list and offset. */
const lists = new Map<string, Map<number, Place>>();

/**
 * Where to start reading for an offset: after a row that is known to stand at or before it, and how many rows to skip from there.
 * Skipping ten thousand rows costs the database as much as reading them; a list is usually read page after page.
 */
export function nearestPlace(list: string, offset: number): { lastId: string; skip: number } | null {
  const places = lists.get(list);
  if (!places || offset === 0) return null;
  const now = Date.now();
  let best: { lastId: string; skip: number } | null = null;
  for (const [at, { lastId, keptUntil }] of places) {
    if (at <= offset && keptUntil > now && (best === null || offset - at < best.skip)) best = { lastId, skip: offset - at };
  }
  return best;
}

/** Remembers which row ends the first `offset` rows of a list. */
export function rememberPlace(list: string, offset: number, lastId: string): void {
  const places = lists.get(list) ?? new Map<number, Place>();
  lists.delete(list); // the list read last stands last, so that the first one is the one to forget
  lists.set(list, places);
  places.delete(offset);
  places.set(offset, { lastId, keptUntil: Date.now() + KEPT_MS });
  if (places.size > KEPT_PLACES) forgetFirst(places);
  if (lists.size > KEPT_LISTS) forgetFirst(lists);
}

/** Forgets where a list's rows stood, because the row it started from is gone. */
export function forgetPlaces(list: string): void {
  lists.delete(list);
}

/** The rows after one row in an order that ends with the id, as a WHERE. The row's values are read by the database: no rounding. */
export function after(lastId: string, table: string, order: readonly SortColumn[], sequelize: Sequelize): WhereOptions {
  const id = sequelize.escape(lastId);
  const valueOf = (column: string) => `(SELECT "${column}" FROM "${table}" WHERE "id" = ${id})`;
  const parts = order.map(({ column, direction }, index) => {
    const equal = order.slice(0, index).map((before) => `"${before.column}" = ${valueOf(before.column)}`);
    const isBeyond = `"${column}" ${direction === 'ASC' ? '>' : '<'} ${valueOf(column)}`;
    const beyond = direction === 'DESC' ? isBeyond : `(${isBeyond} OR "${column}" IS NULL)`; // what has no value comes last
    return `(${[...equal, beyond].join(' AND ')})`;
  });
  // what falls together lets an index start in the middle; of what has no value there is none in these columns
  const rising = order.findIndex(({ direction }) => direction !== 'DESC');
  const falling = (rising < 0 ? order : order.slice(0, rising)).map(({ column }) => column);
  const listed = (items: readonly string[]) => `(${items.join(', ')})`;
  const range =
    falling.length > 0 ? [sequelize.literal(`${listed(falling.map((column) => `"${column}"`))} <= ${listed(falling.map(valueOf))}`)] : [];
  return { [Op.and]: [...range, sequelize.literal(`(${parts.join(' OR ')})`)] };
}

function forgetFirst<K>(map: Map<K, unknown>): void {
  const [first] = map.keys();
  if (first !== undefined) map.delete(first);
}
