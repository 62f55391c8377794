import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const countCompanySearches = statement(
  'companySearches.rowCounts',
  {},
  z.object({
    total: z.int(),
    found: z.int(),
  }),
  `SELECT count(*)::int AS total, (count(*) FILTER (WHERE result_count > 0))::int AS found FROM stored_searches WHERE kind = 'company'`,
  { replica: true },
);

export const countCompanySearchesByDay = statement(
  'companySearches.days',
  { days: z.int() },
  z.object({
    date: z.string(),
    count: z.int(),
  }),
  `SELECT day::date::text AS date, count(s.id)::int AS count
         FROM generate_series(current_date - (:days::int - 1), current_date, '1 day') day
           LEFT JOIN stored_searches s ON s.kind = 'company' AND s.created_at >= day AND s.created_at < day + interval '1 day'
         GROUP BY day ORDER BY day`,
  { replica: true },
);
