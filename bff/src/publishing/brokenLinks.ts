import type { Db } from '#src/kernel/db.ts';
import { literal } from 'sequelize';
import { selectItemsWithBrokenLinks, isBrokenReference, type ItemWithBrokenLinks } from './brokenLinks.sql.ts';

/** Condition on `content` or `published_content`: the published version refers to something that visitors cannot see. */
export function hasBrokenLinks(table: 'content' | 'publishedContent') {
  return literal(`EXISTS (SELECT 1 FROM content_references r WHERE r.from_id = "${table}".id AND r.is_published AND ${isBrokenReference})`);
}

/** Published content items with broken references, those with the most first; at most 500. */
export function findItemsWithBrokenLinks(db: Db): Promise<ItemWithBrokenLinks[]> {
  return db.run(selectItemsWithBrokenLinks, {});
}
