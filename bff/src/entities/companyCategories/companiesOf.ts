import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { CompanyCategoryFields } from './companyCategory.type.ts';

/** Ids of the published companies of a category: pinned ones first, then by rating weighed with the number of reviews, or by name. */
export async function companiesOf(
  id: string,
  { order, pinnedCompanyIds }: Pick<CompanyCategoryFields, 'order' | 'pinnedCompanyIds'>,
  { sequelize }: CallContext,
): Promise<string[]> {
  const rows = await preparedQuery<{ id: string }>(sequelize, 'companies.ofCategory', selectCompanies, [
    id,
    pinnedCompanyIds,
    order === 'AUTO',
  ]);
  return rows.map((row) => row.id);
}

// Ten imagined reviews of four and a half stars keep a single good one from standing above many.
const selectCompanies = `
  SELECT p.id FROM published_content p
  LEFT JOIN LATERAL (SELECT (sum(rating * count) + 900) / (sum(count) + 10.0) AS weighed FROM review_counts WHERE scope_id = p.id) r ON $3
  WHERE p.type = 'company' AND (p.category_ids @> ARRAY[$1::uuid] OR p.id = ANY ($2::uuid[]))
  ORDER BY array_position($2::uuid[], p.id) NULLS LAST, r.weighed DESC NULLS LAST, p.title, p.id LIMIT 48`;
