import type { CallContext } from '#src/kernel/context.ts';
import type { ContentColumns, ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { extractText } from '#src/publishing/richText/extractText.ts';
import { computeSearchColumns, type SearchColumns } from './deriveColumns.sql.ts';

const MAX_TEXT_LENGTH = 20_000;

/** The derived columns of a version. */
export async function deriveColumns<F extends ContentFields>(
  type: ContentType<F>,
  fields: F,
  context: CallContext,
): Promise<ContentColumns> {
  return buildColumns(type, fields, await loadSearchColumns(fields, context));
}

/** The part of the derived columns that PostgreSQL computes. It does not depend on the slug. */
export async function loadSearchColumns(fields: ContentFields, context: CallContext): Promise<SearchColumns> {
  const text = [fields.title, fields.summary, fields.searchTerms.join(' '), extractText(fields.body)].join('\n').slice(0, MAX_TEXT_LENGTH);
  const [row] = await context.db.run(computeSearchColumns, { text, primaryLocationId: fields.primaryLocationId });
  return row ?? { plain: text, country: null };
}

/** The derived columns, given those that PostgreSQL computed. */
export function buildColumns<F extends ContentFields>(type: ContentType<F>, fields: F, { plain, country }: SearchColumns): ContentColumns {
  return {
    title: fields.title,
    slug: fields.slug,
    locale: fields.locale,
    primaryLocationId: fields.primaryLocationId,
    locationIds: fields.locationIds,
    tripTypes: fields.tripTypes,
    searchTerms: fields.searchTerms,
    contentCountry: country,
    authorId: fields.authorId,
    kind: null,
    category: null,
    parentId: null,
    categoryIds: [],
    companyId: null,
    partnerId: null,
    nights: null,
    priceUsd: null,
    sortOrder: 0,
    path: null,
    searchText: plain,
    ...type.columns(fields),
  };
}
