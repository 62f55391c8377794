import type { Client } from 'pg';
import { connectClient } from '#src/db/connectClient.ts';
import type { Settings } from '#src/settings/settings.ts';
import type { ReportProgress } from '../progressReporter.ts';
import { rejectLiveEnvironment } from '../rejectLiveEnvironment.ts';
import { streamCopies } from './copies.ts';
import { COMPANIES, plan, type PlannedCopies } from './plan.data.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** More trip requests than the demo data has: the large data is already loaded. */
const LARGE = 50_000;

/**
 * Multiplies the demo data for performance tests, with the counts in plan.data.ts, and returns whether it did. One transaction that takes
 * minutes, before the database serves requests. Throws in PROD and PRODUCTION.
 */
export async function seedLarge(
  url: string,
  settings: Pick<Settings, 'appEnv'>,
  print: (line: string) => void,
  reportProgress: ReportProgress = () => {},
): Promise<boolean> {
  rejectLiveEnvironment(settings);
  const client = await connectClient(url, { application_name: 'farwend seed' });
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('farwend large', 0))`);
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL synchronous_commit = off; SET LOCAL TIME ZONE 'UTC'`);
    if ((await countRows(client, 'trip_requests')) > LARGE) return false;
    print('Multiplying the demo data, which takes some minutes …');
    await copyAll(client, reportProgress);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)'); // otherwise autovacuum would run during measurements
    return true;
  } finally {
    await client.end(); // rolls back uncommitted changes
  }
}

/** How many rows of the demo are copied, and how many times. */
interface Size {
  rows: number;
  times: number;
}

async function copyAll(client: Client, reportProgress: ReportProgress): Promise<void> {
  const planned: (PlannedCopies & Size)[] = [];
  for (const copies of plan) planned.push({ ...copies, ...(await planSize(copies, client)) });
  const all = planned.reduce((sum, { rows, times }) => sum + rows * times, 0);
  let before = 0;
  for (const { rows, times, what, ...copies } of planned) {
    const report = (count: number, title = what) => reportProgress(before + count, all, title);
    await withoutIndexes(client, copies.table, async () => {
      await streamCopies(client, copies, times, report);
      report(rows * times, `indexes of ${what}`);
    });
    before += rows * times;
  }
  await client.query(countReviews);
  await client.query('SELECT fill_content_lookups(), fill_open_work(), fill_itinerary_requests(), fill_sla_events(), fill_due_times()');
  reportProgress(all, all, 'done');
}

/**
 * Counts of published reviews are sums over all rows of a table, and there are few: one statement in the database makes them, where
 * COPY would have to read a million rows back. What stands in a row itself, search texts too, comes with its COPY; what look-ups of
 * texts read, how much open work people have and how many requests began with an itinerary is filled by the database's own functions.
 */
export const countReviews = `
  TRUNCATE review_counts;
  INSERT INTO review_counts
    SELECT scope_id, rating, count(*)::int
    FROM reviews, unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id
    WHERE status = 'PUBLISHED' AND scope_id IS NOT NULL GROUP BY scope_id, rating`;

async function planSize({ table, where, as, goal }: PlannedCopies, client: Client): Promise<Size> {
  const rows = await countRows(client, table, where);
  if (as === 'partners') return { rows, times: COMPANIES };
  const [counted, target] = as === 'itself' ? [rows, goal] : [await countRows(client, 'trip_requests'), TRIP_REQUESTS];
  return { rows, times: Math.ceil(target / Math.max(1, counted)) };
}

const TRIP_REQUESTS = 200_000;

async function countRows(client: Client, table: string, where = 'true'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`);
  return rows[0]?.count ?? 0;
}
