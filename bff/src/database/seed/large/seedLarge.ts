import type { Logger } from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import { connect } from '#src/database/connect.ts';
import { queryOnPool } from '#src/database/pool.ts';
import type { Settings } from '#src/settings.ts';
import { copiedId, multiply } from './multiply.ts';
import { COMPANIES, plan } from './plan.data.ts';

const HOUR_MS = 3_600_000;
/** More than the demo ever has: the large data is there already. */
const LARGE = 50_000;

/** Counts of published reviews, made once for all copies. */
const countReviews = `
  TRUNCATE review_counts;
  INSERT INTO review_counts
    SELECT scope_id, rating, count(*)::int
    FROM reviews, unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id
    WHERE status = 'PUBLISHED' AND scope_id IS NOT NULL GROUP BY scope_id, rating`;

/**
 * Makes the demo data large by copies, for measuring: see the plan for the counts. True when it did; data that is large already stays.
 * Runs on a database that serves nobody yet, for minutes, and tells how far it is.
 */
export async function seedLarge(url: string, settings: Settings, log: Logger, say: (line: string) => void): Promise<boolean> {
  if (settings.appEnv === 'PROD' || settings.appEnv === 'PRODUCTION') throw new Error(`Large data is never loaded in ${settings.appEnv}.`);
  const patient = { dbPoolMax: 2, dbStatementMs: HOUR_MS, dbLockMs: HOUR_MS, dbIdleTransactionMs: HOUR_MS, databaseReadUrls: [] };
  const sequelize = connect({ ...settings, ...patient }, url, log);
  try {
    return await copyAll(sequelize, say);
  } finally {
    await sequelize.close();
  }
}

async function copyAll(sequelize: Sequelize, say: (line: string) => void): Promise<boolean> {
  if ((await countOf(sequelize, 'trip_requests')) > LARGE) return false;
  say('Making the demo data large, which takes some minutes …');
  const tripRequests = await timesFor(200_000, 'trip_requests', 'true', sequelize);
  await sequelize.transaction(async (transaction) => {
    const run = (text: string) => queryOnPool(sequelize, { text }, transaction);
    await run(`SELECT pg_advisory_xact_lock(hashtextextended('farwend large', 0))`);
    await run(`SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL synchronous_commit = off`);
    await run(copiedId);
    for (const [index, { what, goal, as, ...copies }] of plan.entries()) {
      const began = performance.now();
      const times =
        as === 'partners'
          ? COMPANIES
          : as === 'tripRequests'
            ? tripRequests
            : await timesFor(goal, copies.table, copies.where ?? 'true', sequelize);
      const added = await multiply(sequelize, { ...copies, times }, transaction);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      say(`${bar(index + 1, plan.length)} ${added.toLocaleString('en-US')} ${what} (${seconds} s)`);
    }
    await run(countReviews);
  });
  await sequelize.query('ANALYZE');
  return true;
}

async function timesFor(goal: number, table: string, where: string, sequelize: Sequelize): Promise<number> {
  return Math.ceil(goal / Math.max(1, await countOf(sequelize, table, where)));
}

async function countOf(sequelize: Sequelize, table: string, where = 'true'): Promise<number> {
  const [row] = await sequelize.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`, {
    type: QueryTypes.SELECT,
  });
  return row?.count ?? 0;
}

function bar(done: number, all: number): string {
  const width = 24;
  const full = Math.round((done / all) * width);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${String(Math.round((done / all) * 100)).padStart(3)} %`;
}
