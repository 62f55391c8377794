import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import type { ContentFields } from './content.model.ts';
import { statement } from '#src/db/statement.ts';

export const selectSnapshot = statement(
  'content.snapshot',
  { name: z.string(), id: z.uuid(), version: z.int() },
  z.object({
    snapshot: json<ContentFields>(),
  }),
  'SELECT snapshot FROM versions WHERE entity_type = :name AND entity_id = :id AND version = :version',
);

export const selectPublishedPath = statement(
  'content.shownSlug',
  { id: z.uuid() },
  z.object({
    slug: z.string(),
    path: z.string().nullable(),
  }),
  'SELECT slug, path FROM published_content WHERE id = :id',
);

const publishedValues = {
  id: z.uuid(),
  type: z.string(),
  version: z.int(),
  answer: z.string(),
  line: z.string(),
  createdAt: z.date(),
  publishedAt: z.date(),
  createdById: z.uuid().nullable(),
  updatedById: z.uuid().nullable(),
  inSitemap: z.boolean(),
  slug: z.string(),
  title: z.string(),
  locale: z.string(),
  primaryLocationId: z.uuid().nullable(),
  locationIds: z.array(z.uuid()),
  tripTypes: z.array(z.string()),
  searchTerms: z.array(z.string()),
  contentCountry: z.string().nullable(),
  authorId: z.uuid().nullable(),
  kind: z.string().nullable(),
  category: z.string().nullable(),
  parentId: z.uuid().nullable(),
  categoryIds: z.array(z.uuid()),
  companyId: z.uuid().nullable(),
  partnerId: z.uuid().nullable(),
  nights: z.int().nullable(),
  priceUsd: z.int().nullable(),
  sortOrder: z.int(),
  path: z.string().nullable(),
  searchText: z.string(),
};
const names = Object.keys(publishedValues);
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const immutableNames = new Set(['id', 'type', 'createdAt']);
const updatedColumns = [...names.filter((name) => !immutableNames.has(name)).map(columnOf), 'updated_at'];

/** Inserts or replaces the published version; `created_at` stays that of the first one. */
export const upsertPublished = statement(
  'content.show',
  publishedValues,
  null,
  `INSERT INTO published_content (${names.map(columnOf).join(', ')}, updated_at)
   VALUES (${names.map((name) => `:${name}`).join(', ')}, :publishedAt)
   ON CONFLICT (id) DO UPDATE SET ${updatedColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
);
