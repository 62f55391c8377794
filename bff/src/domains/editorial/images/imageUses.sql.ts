import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** Columns with an ImageView: table, column, type of the record, its title. */
const imageColumns = [
  ['locations', 'image', 'location', 'name'],
  ['news_sources', 'logo', 'newsSource', 'name'],
  ['news_snippets', 'image', 'newsSnippet', 'headline'],
  ['agents', 'photo', 'agent', `given_name || ' ' || family_name`],
  ['team_members', 'photo', 'teamMember', `given_name || ' ' || family_name`],
] as const;

/** Tables with images nested in JSON: table, condition that finds an image by id, type of the record, its title. */
const nestedImages = [
  ['content', `fields::text LIKE '%"id": "' || :imageId || '"%'`, 'type', 'title'],
  ['partners', `profile::text LIKE '%"id": "' || :imageId || '"%'`, `'partner'`, 'display_name'],
  ['reviews', `with_photos AND photos @> jsonb_build_array(jsonb_build_object('id', :imageId::text))`, `'review'`, 'title'],
] as const;

/** The records that show an image, at most 20. */
export const selectImageUses = statement(
  'imageUses',
  { imageId: z.string() },
  z.object({ type: z.string(), id: z.uuid(), title: z.string() }),
  `SELECT type, id, title FROM (${[
    ...imageColumns.map(
      ([table, column, type, title]) => `SELECT '${type}' AS type, id, ${title} AS title FROM ${table} WHERE ${column} ->> 'id' = :imageId`,
    ),
    ...nestedImages.map(([table, finds, type, title]) => `SELECT ${type} AS type, id, ${title} AS title FROM ${table} WHERE ${finds}`),
  ].join(' UNION ALL ')}) used ORDER BY type, title, id LIMIT 20`,
);

/** One statement per image column that replaces the copies of an image with its current view. */
export const updateImageCopies = imageColumns.map(([table, column]) =>
  statement(
    `imageCopies.${table}`,
    { imageId: z.string(), view: json<ImageView>() },
    null,
    `UPDATE ${table} SET ${column} = :view WHERE ${column} ->> 'id' = :imageId`,
  ),
);
