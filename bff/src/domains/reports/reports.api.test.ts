import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createQualifiedRequest } from '@farwend/tests/builders/tripMatch.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { reports } = contract;
const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) => query<Row>(server.databaseUrl, text, values);
const period = { from: daysAhead(-120), to: daysAhead(0) };
const isInPeriod = (at: Date | null) =>
  at !== null && at.toISOString().slice(0, 10) >= period.from && at.toISOString().slice(0, 10) <= period.to;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface Request extends Record<string, unknown> {
  id: string;
  status: string;
  source: string;
  country_codes: string[];
  assigned_to_id: string | null;
  lost_reason_code: string | null;
  status_reason_code: string | null;
  submitted_at: Date;
  qualified_at: Date | null;
  first_matched_at: Date | null;
  introduced_at: Date | null;
  booked_at: Date | null;
  closed_at: Date | null;
}
const loadRequests = () => sql<Request>('SELECT * FROM trip_requests WHERE submitted_at IS NOT NULL');
const openStatuses = ['PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD'];
const lostStatuses = ['CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED'];
const countIf = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length;

describe('workload', () => {
  const read = async (groupBy?: 'person' | 'status' | 'country' | 'hour') =>
    (await api.call(reports.workload, { as: 'care', query: { ...period, ...(groupBy && { groupBy }) } })).body.rows;
  const expected = (requests: readonly Request[]) => ({
    submitted: countIf(requests, ({ submitted_at }) => isInPeriod(submitted_at)),
    booked: countIf(requests, ({ booked_at }) => isInPeriod(booked_at)),
    closed: countIf(requests, ({ closed_at }) => isInPeriod(closed_at)),
    open: countIf(requests, ({ status }) => openStatuses.includes(status)),
  });

  test('counts what came, ended and is open', async () => {
    const [all] = await read();
    expect(all).toMatchObject({ key: null, label: null, capacity: null, loadPct: null, ...expected(await loadRequests()) });
    expect(all?.p90AgeDays).toBeGreaterThanOrEqual(all?.medianAgeDays ?? Infinity);
  });

  test('sets each team member’s open requests against what they can look after', async () => {
    const requests = await loadRequests();
    const members = await sql<{ id: string; capacity: number; name: string }>(
      `SELECT id, capacity, given_name || ' ' || family_name AS name FROM team_members`,
    );
    const rows = await read('person');
    for (const { key, label, capacity, loadPct, ...figures } of rows) {
      const own = requests.filter(({ assigned_to_id }) => assigned_to_id === key);
      const member = members.find(({ id }) => id === key);
      expect(figures).toMatchObject(expected(own));
      expect({ label, capacity }).toEqual({ label: member?.name ?? null, capacity: member?.capacity ?? null });
      expect(loadPct === null ? null : Math.round(loadPct)).toBe(capacity === null ? null : Math.round((100 * figures.open) / capacity));
    }
    expect(sum(rows.map(({ open }) => open))).toBe(expected(requests).open);
    expect(rows.some(({ capacity }) => capacity !== null)).toBe(true);
  });

  test('by status, country and hour leaves nothing out', async () => {
    const requests = await loadRequests();
    for (const { key, ...figures } of await read('status'))
      expect(figures).toMatchObject(expected(requests.filter(({ status }) => status === key)));
    for (const { key, ...figures } of await read('country'))
      expect(figures).toMatchObject(
        expected(requests.filter(({ country_codes }) => (key === null ? country_codes.length === 0 : country_codes.includes(key)))),
      );
    const hours = await read('hour');
    expect(hours.every(({ key }) => /^[1-7]-(?:[01]\d|2[0-3])$/.test(key ?? ''))).toBe(true);
    expect(sum(hours.map(({ submitted }) => submitted))).toBe(expected(requests).submitted);
  });

  test('names the promises that are late', async () => {
    const lateOf = async () => (await read('status')).find(({ key }) => key === 'PENDING')?.late ?? 0;
    const before = await lateOf();
    const id = await createQualifiedRequest(server, api);
    await sql(`UPDATE trip_requests SET status = 'PENDING' WHERE id = $1`, [id]);
    expect(await lateOf()).toBe(before);
    await sql(`UPDATE sla_events SET due_at = now() - interval '1 minute' WHERE subject_id = $1`, [id]);
    expect(await lateOf()).toBe(before + 1);
  });
});

describe('conversion', () => {
  type Grouping = 'month' | 'week' | 'country' | 'source' | 'formVersion' | 'partner' | 'lostReason';
  const read = async (groupBy?: Grouping) =>
    (await api.call(reports.conversion, { as: 'marageti', query: { ...period, ...(groupBy && { groupBy }) } })).body.rows;
  const expected = (cohort: readonly Request[]) => ({
    submitted: cohort.length,
    qualified: countIf(cohort, ({ qualified_at }) => qualified_at !== null),
    matched: countIf(cohort, ({ first_matched_at }) => first_matched_at !== null),
    introduced: countIf(cohort, ({ introduced_at }) => introduced_at !== null),
    booked: countIf(cohort, ({ booked_at }) => booked_at !== null),
    completed: countIf(cohort, ({ status }) => status === 'COMPLETED'),
    lost: countIf(cohort, ({ status, booked_at }) => lostStatuses.includes(status) && booked_at === null),
    open: countIf(cohort, ({ status }) => openStatuses.includes(status)),
  });
  const loadCohort = async () => (await loadRequests()).filter(({ submitted_at }) => isInPeriod(submitted_at));

  const keys: Partial<Record<Grouping, (request: Request) => readonly (string | null)[]>> = {
    month: ({ submitted_at }) => [`${submitted_at.toISOString().slice(0, 7)}-01`],
    country: ({ country_codes }) => (country_codes.length === 0 ? [null] : country_codes),
    source: ({ source }) => [source],
  };
  test.each(Object.entries(keys))('by %s follows the cohort to its end', async (groupBy, keysOf) => {
    const cohort = await loadCohort();
    const rows = await read(groupBy as Grouping); // Object.entries forgets the names
    for (const { key, bookedSharePct, ...figures } of rows) {
      const own = expected(cohort.filter((request) => keysOf(request).includes(key)));
      expect(figures).toMatchObject(own);
      expect(Math.abs((bookedSharePct ?? NaN) - (100 * own.booked) / own.submitted)).toBeLessThan(0.051);
    }
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(cohort.flatMap(keysOf)));
  });

  test('is worth as much as the funnel says', async () => {
    await sql(`UPDATE trip_requests SET form_version = 'demo' WHERE form_version IS NULL`);
    const { body: funnel } = await api.call(contract.tripRequestFunnel.read, { as: 'team', query: period });
    const [all] = await read();
    expect(all).toMatchObject({ submitted: funnel.submitted, booked: funnel.booked, bookedUSD: funnel.bookedUSD });
    expect(all).toMatchObject(expected(await loadCohort()));
  });

  test('by partner follows its matches, and by lost reason those that ended without a booking', async () => {
    const matches = await sql<{ partner_id: string; status: string; accepted_at: Date | null; booked_at: Date | null }>(
      `SELECT m.* FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
       WHERE m.proposed_at IS NOT NULL AND r.submitted_at >= $1 AND r.submitted_at < $2::date + 1`,
      [period.from, period.to],
    );
    const rows = await read('partner');
    for (const { key, label, ...figures } of rows) {
      const own = matches.filter(({ partner_id }) => partner_id === key);
      expect(label).not.toBeNull();
      expect(figures).toMatchObject({
        submitted: own.length,
        matched: countIf(own, ({ accepted_at }) => accepted_at !== null),
        booked: countIf(own, ({ booked_at }) => booked_at !== null),
        completed: countIf(own, ({ status }) => status === 'COMPLETED'),
      });
    }
    expect(sum(rows.map(({ submitted }) => submitted))).toBe(matches.length);
    const lost = await read('lostReason');
    const cohort = (await loadCohort()).filter(({ status, booked_at }) => lostStatuses.includes(status) && booked_at === null);
    for (const { key, submitted } of lost)
      expect(submitted).toBe(countIf(cohort, (one) => (one.lost_reason_code ?? one.status_reason_code ?? one.status) === key));
    expect(sum(lost.map(({ submitted }) => submitted))).toBe(cohort.length);
  });
});

describe('receivables', () => {
  const ages = ['notDueUSD', 'days1To30USD', 'days31To60USD', 'days61To90USD', 'over90USD'] as const;
  const changes = ['openingUSD', 'invoicedUSD', 'paidUSD', 'refundedUSD', 'writtenOffUSD', 'correctedUSD'] as const;
  const cents = (dollars: number) => Math.round(dollars * 100);
  const read = async (options: Record<string, string> = {}) =>
    (await api.call(reports.receivables, { as: 'admin', query: { ...period, ...options } })).body.rows;
  const loadLedger = async () =>
    cents(Number((await sql<{ usd: string }>('SELECT sum(receivable_usd)::text AS usd FROM ledger_entries'))[0]?.usd));

  test('are those of the ledger, by age and by what changed them, before and after an invoice', async () => {
    const { booking } = createSalesApi(server, api);
    const before = await loadLedger();
    for (const step of ['demo', 'invoiced']) {
      if (step === 'invoiced') await booking('INVOICED', { grossAmount: 1234.56 });
      const [all] = await read();
      const ledger = await loadLedger();
      expect(cents(all?.closingUSD ?? NaN)).toBe(ledger);
      expect(sum(ages.map((age) => cents(all?.[age] ?? NaN)))).toBe(ledger);
      expect(sum(changes.map((change) => cents(all?.[change] ?? NaN)))).toBe(ledger);
    }
    expect(await loadLedger()).toBeGreaterThan(before);
  });

  test('of each partner are those of its statement', async () => {
    const rows = await read({ groupBy: 'partner' });
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const params = { id: row.key ?? '', month: period.to.slice(0, 7) };
      const { body: statement } = await api.call(contract.partnerStatements.read, { as: 'admin', params });
      expect(row.closingUSD).toBe(statement.closingUSD);
      for (const age of ages) expect([age, row[age]]).toEqual([age, statement.aging[age]]);
    }
    const [all] = await read();
    for (const figure of [...ages, ...changes, 'closingUSD'] as const)
      expect(sum(rows.map((row) => cents(row[figure])))).toBe(cents(all?.[figure] ?? NaN));
  });

  test('of an earlier day are what was owed then', async () => {
    const to = daysAhead(-40);
    const [all] = await read({ from: daysAhead(-100), to });
    const [row] = await sql<{ usd: string }>(
      'SELECT coalesce(sum(receivable_usd), 0)::text AS usd FROM ledger_entries WHERE occurred_on <= $1',
      [to],
    );
    expect(cents(all?.closingUSD ?? 0)).toBe(cents(Number(row?.usd)));
  });

  test('have two decimals in the file', async () => {
    const { text } = await api.send('GET', '/v3/reports/receivables', {
      as: 'admin',
      query: { ...period, groupBy: 'partner', format: 'csv' },
    });
    const [, ...lines] = text.trim().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(/(?:,-?\d+\.\d\d){12}\r?$/);
  });
});

describe('content', () => {
  const read = async (as: 'editor' | 'publisher', options: Record<string, string> = {}) =>
    (await api.call(reports.content, { as, query: { ...period, ...options } })).body.rows;

  test('counts what is published, due for review and broken, by type', async () => {
    const rows = await read('editor');
    const items = await sql<{ type: string; status: string; review_due_at: string | null }>(
      'SELECT type, status, review_due_at::text FROM content',
    );
    for (const { type, published, changed, reviewDue, withBrokenLinks } of rows) {
      const live = items.filter((item) => item.type === type && ['PUBLISHED', 'CHANGED'].includes(item.status));
      expect({ published, changed, reviewDue }).toEqual({
        published: live.length,
        changed: countIf(live, ({ status }) => status === 'CHANGED'),
        reviewDue: countIf(live, ({ review_due_at }) => review_due_at !== null && review_due_at <= period.to),
      });
      expect(withBrokenLinks).toBeLessThanOrEqual(published);
    }
    const [broken] = await sql<{ count: number }>(
      `SELECT count(DISTINCT r.from_id)::int AS count FROM content_references r JOIN content c ON c.id = r.from_id AND c.status IN ('PUBLISHED', 'CHANGED')
       LEFT JOIN published_content p ON p.id = r.to_id AND p.type = r.to_type LEFT JOIN locations l ON l.id = r.to_id AND r.to_type = 'location' AND l.status = 'ACTIVE'
       WHERE r.is_published AND p.id IS NULL AND l.id IS NULL`,
    );
    expect(sum(rows.map(({ withBrokenLinks }) => withBrokenLinks))).toBe(broken?.count);
  });

  test('names the countries that travelers ask for and that have nothing of a type', async () => {
    const countryOf = async (type: string) => (await read('publisher', { groupBy: 'country' })).filter((row) => row.type === type);
    const guides = await countryOf('guide');
    const served = await sql<{ count: number }>('SELECT count(*)::int AS count FROM country_settings WHERE served');
    expect(guides).toHaveLength(served[0]?.count ?? NaN);
    const asked = guides.find(({ published, requests }) => published > 0 && (requests ?? 0) > 0);
    expect(asked?.isGap).toBe(0);
    await sql(`UPDATE content SET status = 'UNPUBLISHED' WHERE type = 'guide' AND content_country = $1`, [asked?.key]);
    const after = (await countryOf('guide')).find(({ key }) => key === asked?.key);
    expect(after).toMatchObject({ published: 0, requests: asked?.requests, isGap: 1 });
    const requests = await loadRequests();
    expect(after?.requests).toBe(countIf(requests, (one) => isInPeriod(one.submitted_at) && one.country_codes.includes(asked?.key ?? '')));
  });
});
