import type { FindByKey } from '#src/platform/imports/importer.ts';
import { selectIdBySlug } from '#src/publishing/findContent.sql.ts';

/** The id of a company category with this slug. */
export const findCompanyCategoryBySlug: FindByKey = async (slug, { db }) =>
  (await db.first(selectIdBySlug, { name: 'companyCategory', slug }))?.id;
