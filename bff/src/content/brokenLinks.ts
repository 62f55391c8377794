import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { ContentName } from './content.model.ts';

/** Whether a reference leads to what visitors cannot see, as SQL about a row `r` of content_references. */
const leadsNowhere = `
  NOT EXISTS (SELECT 1 FROM published_content t WHERE t.id = r.to_id AND t.type = r.to_type)
  AND NOT EXISTS (SELECT 1 FROM locations l WHERE r.to_type = 'location' AND l.id = r.to_id AND l.status = 'ACTIVE')`;

/** A published piece with references that lead nowhere, and how many. */
export interface PieceWithBrokenLinks {
  id: string;
  type: ContentName;
  title: string;
  broken: number;
}

/** A condition on a table of content, drafts' or published: pieces whose published version refers to what visitors cannot see. */
export function hasBrokenLinks(table: 'content' | 'publishedContent', sequelize: Sequelize) {
  return sequelize.literal(
    `EXISTS (SELECT 1 FROM content_references r WHERE r.from_id = "${table}".id AND r.is_published AND ${leadsNowhere})`,
  );
}

/** All published pieces that refer to what visitors cannot see, the worst first, at most 500. */
export function piecesWithBrokenLinks(sequelize: Sequelize): Promise<PieceWithBrokenLinks[]> {
  return preparedQuery<PieceWithBrokenLinks>(sequelize, 'content.brokenLinks', selectBroken, []);
}

const selectBroken = `
  SELECT p.id, p.type, p.title, count(*)::int AS broken FROM content_references r JOIN published_content p ON p.id = r.from_id
  WHERE r.is_published AND ${leadsNowhere} GROUP BY p.id, p.type, p.title ORDER BY broken DESC, p.title, p.id LIMIT 500`;
