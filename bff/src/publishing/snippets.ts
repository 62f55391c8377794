import type { LinkTarget } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';
import { formatBadge } from './formatBadge.ts';
import { buildPagePath } from './pagePaths.ts';
import { selectRatings, type SnippetRow } from './snippets.sql.ts';

/** A short form of a record, for a card. */
export interface SnippetView {
  id: string;
  type: LinkTarget;
  title: string;
  slug: string;
  /** Path on the site. */
  url: string;
  summary: string;
  image: ImageView | null;
  /** The places it is about, the first one before the others. */
  locationIds: string[];
  badge: string | null;
  priceFromUSD: number | null;
  nights: number | null;
  /** Average of the company's reviews, 0 to 100. */
  rating: number | null;
  reviewCount: number | null;
}

/** The fields of a list item that a snippet needs. */
interface CardFields {
  id: string;
  title: string;
  slug: string;
  summary: string;
  heroImage: ImageView | null;
  primaryLocationId: string | null;
  locationIds: string[];
  logo?: ImageView | null;
  nights?: number;
  priceFromPerPersonUSD?: number | null;
  priceFromPerNightUSD?: number | null;
  product?: { priceFromUSD: number } | null;
}

/** Builds snippets with the ratings of their companies; one query if there are any companies. */
export async function loadSnippets(rows: readonly SnippetRow[], context: CallContext): Promise<SnippetView[]> {
  return buildSnippets(await loadRatings(listCompanyIds(rows), context), rows);
}

/** The ids of the companies whose ratings the snippets show. */
export function listCompanyIds(rows: readonly SnippetRow[]): string[] {
  return rows.flatMap(({ id, type, company_id: companyId }) => (type === 'company' ? [id] : companyId ? [companyId] : []));
}

/** Builds snippets with ratings that are already loaded. */
export function buildSnippets(ratings: ReadonlyMap<string, Rating>, rows: readonly SnippetRow[]): SnippetView[] {
  return rows.map((row) => buildSnippet(row, ratings.get(row.type === 'company' ? row.id : (row.company_id ?? ''))));
}

function buildSnippet(row: SnippetRow, rating: Rating | undefined): SnippetView {
  const fields: CardFields = JSON.parse(row.listItem);
  return {
    id: row.id,
    type: row.type,
    title: fields.title,
    slug: fields.slug,
    url: buildPagePath(row.type, { slug: fields.slug, path: row.path }),
    summary: fields.summary,
    image: fields.heroImage ?? fields.logo ?? null,
    locationIds: [...new Set([...(fields.primaryLocationId ? [fields.primaryLocationId] : []), ...fields.locationIds])],
    badge: formatBadge(row.type, JSON.parse(row.listItem)),
    priceFromUSD: fields.priceFromPerPersonUSD ?? fields.priceFromPerNightUSD ?? fields.product?.priceFromUSD ?? null,
    nights: fields.nights ?? null,
    rating: rating?.average ?? null,
    reviewCount: rating?.count ?? null,
  };
}

/** The reviews of a company: the average of 20 to 100, rounded to two decimals, and their number. */
export interface Rating {
  average: number;
  count: number;
}

/** Ratings of the companies that have reviews, by id; read from maintained counters. */
export async function loadRatings(companyIds: readonly string[], { db }: CallContext): Promise<Map<string, Rating>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db.run(selectRatings, { companyIds });
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
}
