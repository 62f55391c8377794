import { Client } from 'pg';
import type { Settings } from '#src/settings.ts';
import { refuseLive } from '../refuseLive.ts';
import { streamCopies } from './copies.ts';
import { COMPANIES, plan, type PlannedCopies } from './plan.data.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** More than the demo ever has: the large data is there already. */
const LARGE = 50_000;

/** Hears how far it is. */
type Step = (done: number, all: number, what: string) => void;

/**
 * Makes the demo data large by copies, for measuring: see the plan for the counts. True when it did; data that is large already stays.
 * All of it or nothing, for minutes, on a database that serves nobody yet. Throws in PROD and PRODUCTION. `step` hears how far it is.
 */
export async function seedLarge(
  url: string,
  settings: Pick<Settings, 'appEnv'>,
  say: (line: string) => void,
  step: Step = () => {},
): Promise<boolean> {
  refuseLive(settings);
  const client = new Client({ connectionString: url, application_name: 'farwend seed' });
  client.on('error', () => undefined); // the statement that waits hears it too
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('farwend large', 0))`);
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL synchronous_commit = off; SET LOCAL TIME ZONE 'UTC'`);
    if ((await countOf(client, 'trip_requests')) > LARGE) return false;
    say('Making the demo data large, which takes some minutes …');
    await copyAll(client, step);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)'); // else the database would clean up while somebody measures
    return true;
  } finally {
    await client.end(); // rolls back what is not committed
  }
}

/** How many rows of the demo are copied, and how many times. */
interface Size {
  rows: number;
  times: number;
}

async function copyAll(client: Client, step: Step): Promise<void> {
  const planned: (PlannedCopies & Size)[] = [];
  for (const copies of plan) planned.push({ ...copies, ...(await sizeOf(copies, client)) });
  const all = planned.reduce((sum, { rows, times }) => sum + rows * times, 0);
  let before = 0;
  for (const { rows, times, what, ...copies } of planned) {
    const tell = (count: number, doing = what) => step(before + count, all, doing);
    await withoutIndexes(client, copies.table, async () => {
      await streamCopies(client, copies, times, tell);
      tell(rows * times, `indexes of ${what}`);
    });
    before += rows * times;
  }
  await client.query(countReviews);
  await client.query('SELECT fill_content_lookups(), fill_open_work(), fill_itinerary_requests()');
  step(all, all, 'done');
}

/**
 * Counts of published reviews are sums over all rows of a table, and there are few: one statement in the database makes them, where
 * COPY would have to read a million rows back. What stands in a row itself, search texts too, comes with its COPY; what look-ups of
 * texts read, how much open work people have and how many requests began with an itinerary is filled by the database's own functions.
 */
const countReviews = `
  TRUNCATE review_counts;
  INSERT INTO review_counts
    SELECT scope_id, rating, count(*)::int
    FROM reviews, unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id
    WHERE status = 'PUBLISHED' AND scope_id IS NOT NULL GROUP BY scope_id, rating`;

async function sizeOf({ table, where, as, goal }: PlannedCopies, client: Client): Promise<Size> {
  const rows = await countOf(client, table, where);
  if (as === 'partners') return { rows, times: COMPANIES };
  const [counted, wanted] = as === 'itself' ? [rows, goal] : [await countOf(client, 'trip_requests'), TRIP_REQUESTS];
  return { rows, times: Math.ceil(wanted / Math.max(1, counted)) };
}

const TRIP_REQUESTS = 200_000;

async function countOf(client: Client, table: string, where = 'true'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`);
  return rows[0]?.count ?? 0;
}
