import type { LinkTarget } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';
import type { ContentName } from './content.model.ts';
import { badgeOf } from './badges.ts';
import { pageOf } from './contentTypes.ts';

/** A few words about a record, for a card. */
export interface SnippetView {
  id: string;
  type: LinkTarget;
  title: string;
  slug: string;
  /** Path on the site. */
  url: string;
  summary: string;
  image: ImageView | null;
  badge: string | null;
  priceFromUSD: number | null;
  nights: number | null;
  /** Average of the company's reviews, 0 to 100. */
  rating: number | null;
  reviewCount: number | null;
}

/** Where a snippet is read from: the line of a list with the columns beside it. */
export interface SnippetRow {
  id: string;
  type: ContentName;
  line: string;
  path: string | null;
  company_id: string | null;
}

/** What a line of a list holds that a card shows. */
interface Line {
  id: string;
  title: string;
  slug: string;
  summary: string;
  heroImage: ImageView | null;
  logo?: ImageView | null;
  nights?: number;
  priceFromPerPersonUSD?: number | null;
  priceFromPerNightUSD?: number | null;
  product?: { priceFromUSD: number } | null;
}

/** The columns that snippets are made of; of published_content, so that no draft gets into one. */
export const snippetColumns = 'p.id, p.type, p.line, p.path, p.company_id';

/** The snippets of some rows, ratings of companies filled in; one query when there are companies. */
export async function snippetsOf(rows: readonly SnippetRow[], context: CallContext): Promise<SnippetView[]> {
  return snippetsWith(await ratingsOf(companiesIn(rows), context), rows);
}

/** The companies whose ratings some snippets show. */
export function companiesIn(rows: readonly SnippetRow[]): string[] {
  return rows.flatMap(({ id, type, company_id: companyId }) => (type === 'company' ? [id] : companyId ? [companyId] : []));
}

/** The snippets of some rows whose ratings are known. */
export function snippetsWith(ratings: ReadonlyMap<string, Rating>, rows: readonly SnippetRow[]): SnippetView[] {
  return rows.map((row) => snippetOf(row, ratings.get(row.type === 'company' ? row.id : (row.company_id ?? ''))));
}

/** The snippet of a line. */
function snippetOf(row: SnippetRow, rating: Rating | undefined): SnippetView {
  const line: Line = JSON.parse(row.line);
  return {
    id: row.id,
    type: row.type,
    title: line.title,
    slug: line.slug,
    url: pageOf(row.type, { slug: line.slug, path: row.path }),
    summary: line.summary,
    image: line.heroImage ?? line.logo ?? null,
    badge: badgeOf(row.type, JSON.parse(row.line)),
    priceFromUSD: line.priceFromPerPersonUSD ?? line.priceFromPerNightUSD ?? line.product?.priceFromUSD ?? null,
    nights: line.nights ?? null,
    rating: rating?.average ?? null,
    reviewCount: rating?.count ?? null,
  };
}

/** What travelers say of a company: average of 20 to 100 with two decimals, and how many. */
export interface Rating {
  average: number;
  count: number;
}

/** Ratings of companies that have reviews, by id; from the counters, so it costs the same however many reviews there are. */
export async function ratingsOf(companyIds: readonly string[], { sequelize, transaction }: CallContext): Promise<Map<string, Rating>> {
  if (companyIds.length === 0) return new Map();
  const rows = await preparedQuery<{ id: string; average: number; count: number }>(
    sequelize,
    'content.ratings',
    `SELECT scope_id AS id, round(sum(rating * count)::numeric / sum(count), 2)::float8 AS average, sum(count)::int AS count
     FROM review_counts WHERE scope_id = ANY ($1) GROUP BY scope_id HAVING sum(count) > 0`,
    [companyIds],
    transaction,
  );
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
}
