import type { Problem } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ImageRow } from './image.model.ts';
import { imageView } from './imageView.ts';

/** Columns that keep a picture as pages show it: table, column, what the record is called, its title. */
const columns = [
  ['locations', 'image', 'location', 'name'],
  ['news_sources', 'logo', 'newsSource', 'name'],
  ['news_snippets', 'image', 'newsSnippet', 'headline'],
  ['agents', 'photo', 'agent', `given_name || ' ' || family_name`],
  ['team_members', 'photo', 'teamMember', `given_name || ' ' || family_name`],
] as const;

/** Records that keep pictures somewhere within: the condition that finds one by its id. */
const within = [
  ['content', `fields::text LIKE '%"id": "' || $1 || '"%'`, 'type', 'title'],
  ['partners', `profile::text LIKE '%"id": "' || $1 || '"%'`, `'partner'`, 'display_name'],
  ['reviews', `with_photos AND photos @> jsonb_build_array(jsonb_build_object('id', $1::text))`, `'review'`, 'title'],
] as const;

/** The records that show a picture, at most 20. */
export function usesOfImage(imageId: string, { sequelize, transaction }: CallContext): Promise<NonNullable<Problem['references']>> {
  return preparedQuery(sequelize, 'imageUses', selectUses, [imageId], transaction);
}

const selectUses = `SELECT type, id, title FROM (${[
  ...columns.map(
    ([table, column, type, title]) => `SELECT '${type}' AS type, id, ${title} AS title FROM ${table} WHERE ${column} ->> 'id' = $1`,
  ),
  ...within.map(([table, finds, type, title]) => `SELECT ${type} AS type, id, ${title} AS title FROM ${table} WHERE ${finds}`),
].join(' UNION ALL ')}) used ORDER BY type, title, id LIMIT 20`;

/** Writes what is new of a picture (its words, its focal point) into the records that show it. */
export async function refreshCopies(row: ImageRow, context: CallContext): Promise<void> {
  const view = JSON.stringify(imageView(row));
  for (const [table, column] of columns) {
    const text = `UPDATE ${table} SET ${column} = $2 WHERE ${column} ->> 'id' = $1`;
    await preparedQuery(context.sequelize, `imageCopies.${table}`, text, [row.id, view], context.transaction);
  }
}
