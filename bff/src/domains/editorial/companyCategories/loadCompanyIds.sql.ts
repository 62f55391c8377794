import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

// Bayesian average: each company starts with ten reviews of 90, so that one good review does not outrank many.
export const selectCompanyIds = statement(
  'companies.ofCategory',
  { id: z.uuid(), pinnedCompanyIds: z.array(z.uuid()).readonly(), byRating: z.boolean() },
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT p.id FROM published_content p
  LEFT JOIN LATERAL (SELECT (sum(rating * count) + 900) / (sum(count) + 10.0) AS weighed FROM review_counts WHERE scope_id = p.id) r ON :byRating
  WHERE p.type = 'company' AND (p.category_ids @> ARRAY[:id::uuid] OR p.id = ANY (:pinnedCompanyIds::uuid[]))
  ORDER BY array_position(:pinnedCompanyIds::uuid[], p.id) NULLS LAST, r.weighed DESC NULLS LAST, p.title, p.id LIMIT 48`,
);
