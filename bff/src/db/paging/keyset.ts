import { LRUCache } from 'lru-cache';
import type { Model, ModelStatic } from 'sequelize';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';
import { columnOf } from './listSql.ts';
import type { SortOrder } from './pageQuery.ts';

const ttl = 60_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_ANCHORS = 200;
const ANCHOR_BYTES = 120;

/** By list: the offset of each anchor, and the id of the row just before that offset. */
const anchors = new LRUCache<string, LRUCache<number, string>>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_, listKey) => 2 * listKey.length + MAX_ANCHORS * ANCHOR_BYTES, // a list counts as if it were full
  ttl,
});

export function measurePagingAnchors(): CacheUsage {
  return measureCache(anchors);
}

/** The row to continue from, and how many rows to skip behind it. */
interface Anchor {
  lastId: string;
  skip: number;
}

interface KeysetColumn {
  column: string;
  direction: SortOrder[number][1];
}

/** The remembered row nearest before an offset. Skipping rows costs as much as reading them, and lists are read page by page. */
export function findNearestAnchor(listKey: string, offset: number): Anchor | undefined {
  if (offset === 0) return undefined;
  let nearest: Anchor | undefined;
  for (const [position, lastId] of anchors.get(listKey)?.entries() ?? []) {
    const skip = offset - position;
    if (skip >= 0 && (nearest === undefined || skip < nearest.skip)) nearest = { lastId, skip };
  }
  return nearest;
}

/** Remembers which row ends the first `offset` rows of a list. */
export function rememberAnchor(listKey: string, offset: number, lastId: string): void {
  const ofList = anchors.get(listKey) ?? new LRUCache<number, string>({ max: MAX_ANCHORS, ttl });
  ofList.set(offset, lastId);
  anchors.set(listKey, ofList); // renews its lifetime
}

/** Forgets the anchors of a list, because one of them found no rows. */
export function forgetAnchors(listKey: string): void {
  anchors.delete(listKey);
}

/** The columns of an order; null if one is computed and therefore not available in a WHERE. */
export function keysetColumns(model: ModelStatic<Model>, order: SortOrder): readonly KeysetColumn[] | null {
  const columns = order.flatMap(([name, direction]) => {
    const column = columnOf(model, name);
    return column === undefined ? [] : [{ column, direction }];
  });
  return columns.length === order.length ? columns : null;
}

/**
 * The condition that a row sorts after the anchor, whose id is the parameter `place`. PostgreSQL reads the anchor's values itself, so that
 * none is rounded.
 */
export function afterAnchorSql(model: ModelStatic<Model>, order: readonly KeysetColumn[], place: string): string {
  const own = (column: string) => `"${model.name}"."${column}"`;
  const anchored = (column: string) => `(SELECT "${column}" FROM "${String(model.getTableName())}" WHERE id = ${place})`;
  const alternatives = order.map(({ column, direction }, index) => {
    const equal = order.slice(0, index).map((before) => `${own(before.column)} = ${anchored(before.column)}`);
    const isBeyond = `${own(column)} ${direction === 'ASC' ? '>' : '<'} ${anchored(column)}`;
    const orNull = direction === 'DESC' ? isBeyond : `(${isBeyond} OR ${own(column)} IS NULL)`; // with plain DESC, NULL does not occur or sorts first
    return `(${[...equal, orNull].join(' AND ')})`;
  });
  // Redundant, but the row comparison of the leading DESC columns lets an index scan start at the anchor.
  const rising = order.findIndex(({ direction }) => direction !== 'DESC');
  const falling = (rising < 0 ? order : order.slice(0, rising)).map(({ column }) => column);
  const range = falling.length > 0 ? [`(${falling.map(own).join(', ')}) <= (${falling.map(anchored).join(', ')})`] : [];
  return [...range, `(${alternatives.join(' OR ')})`].join(' AND ');
}
