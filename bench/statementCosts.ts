import type { Machine } from './machine.ts';

/** What one kind of statement costs for each request. */
export interface StatementCost {
  calls: number;
  microseconds: number;
  walBytes: number;
  text: string;
}

export async function resetStatementCosts(databaseUrl: string, { rows }: Pick<Machine, 'rows'>): Promise<void> {
  await rows(databaseUrl, 'SELECT pg_stat_statements_reset()');
}

/** The statements since the reset, dearest first, without those that cost less than a microsecond for each request. */
export async function readStatementCosts(databaseUrl: string, { rows }: Pick<Machine, 'rows'>, requests: number): Promise<StatementCost[]> {
  const costs = await rows<StatementCost>(
    databaseUrl,
    `SELECT calls::float8 / ${requests} AS calls, total_exec_time * 1000 / ${requests} AS microseconds,
        wal_bytes::float8 / ${requests} AS "walBytes", left(regexp_replace(query, '\\s+', ' ', 'g'), 120) AS text
      FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%' ORDER BY total_exec_time DESC LIMIT 30`,
  );
  return costs.filter(({ microseconds }) => microseconds >= 1);
}
