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
] as const;

/** The records that show a picture, at most 20 of each kind. */
export async function usesOfImage(imageId: string, context: CallContext): Promise<NonNullable<Problem['references']>> {
  const found = columns.map(([table, column, type, title]) =>
    preparedQuery<{ type: string; id: string; title: string }>(
      context.sequelize,
      `imageUses.${table}`,
      `SELECT '${type}' AS type, id, ${title} AS title FROM ${table} WHERE ${column} ->> 'id' = $1 ORDER BY id LIMIT 20`,
      [imageId],
      context.transaction,
    ),
  );
  return (await Promise.all(found)).flat();
}

/** Writes what is new of a picture (its words, its focal point) into the records that show it. */
export async function refreshCopies(row: ImageRow, context: CallContext): Promise<void> {
  const view = JSON.stringify(imageView(row, context.settings));
  for (const [table, column] of columns) {
    const text = `UPDATE ${table} SET ${column} = $2 WHERE ${column} ->> 'id' = $1`;
    await preparedQuery(context.sequelize, `imageCopies.${table}`, text, [row.id, view], context.transaction);
  }
}
