import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFacts, ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { wordsOf } from './richText/textWalk.ts';

const MAX_WORDS = 20_000;

/** What the database makes of a version's words and place: the plain text it is found by, and its country. */
interface DerivedFacts {
  plain: string;
  country: string | null;
}

/** The columns of a version: what it is listed, filtered and found by. */
export async function factsOf<F extends ContentFields>(type: ContentType<F>, fields: F, context: CallContext): Promise<ContentFacts> {
  return factsWith(type, fields, await derivedFactsOf(fields, context));
}

/** The part of them that the database computes; it does not depend on the address. */
export async function derivedFactsOf(fields: ContentFields, context: CallContext): Promise<DerivedFacts> {
  const words = [fields.title, fields.summary, fields.searchTerms.join(' '), wordsOf(fields.body)].join('\n').slice(0, MAX_WORDS);
  const [derived] = await preparedQuery<DerivedFacts>(
    context.sequelize,
    'content.facts',
    `SELECT plain_text($1) AS plain, (
       SELECT coalesce(l.country_code, l.iso_code2, (SELECT p.iso_code2 FROM locations p WHERE p.id = ANY (l.parent_ids) AND p.type = 'COUNTRY' LIMIT 1))
       FROM locations l WHERE l.id = $2
     ) AS country`,
    [words, fields.primaryLocationId],
    context.transaction,
  );
  return derived ?? { plain: words, country: null };
}

/** The columns, with what was computed. */
export function factsWith<F extends ContentFields>(type: ContentType<F>, fields: F, { plain, country }: DerivedFacts): ContentFacts {
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
    ...type.facts(fields),
  };
}
