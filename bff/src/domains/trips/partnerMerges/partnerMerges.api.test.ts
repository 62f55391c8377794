import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { daysAhead, newEmail } from '@farwend/tests/builders/tripRequest.ts';
import { partnerReferences } from './mergePartners.references.sql.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { partners } = contract;
const missing = '01999999-9999-7999-8999-999999999999';
const run = <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, sql, values);

async function partner(more: object = {}, status = 'ACTIVE') {
  const name = `Samphire ${randomUUID().slice(0, 8)}`;
  const body = { legalName: name, displayName: name, email: newEmail(), timeZone: 'Europe/London', ...more };
  const { id } = (await api.call(partners.create, { as: 'admin', body })).body;
  await run('UPDATE partners SET status = $2 WHERE id = $1', [id, status]);
  return read(id);
}
/** The lead agent of a partner, who can sign in. */
async function leadOf(partnerId: string) {
  const [id, userId, email] = [randomUUID(), randomUUID(), newEmail()];
  await run(
    `INSERT INTO users (id, username, email, person_type, person_id, given_name, family_name, status)
     VALUES ($1, $2, $2, 'agent', $3, 'Ines', 'Duarte', 'ENABLED')`,
    [userId, email, id],
  );
  await run(
    `INSERT INTO agents (id, partner_id, user_id, given_name, family_name, email, is_lead) VALUES ($1, $2, $3, 'Ines', 'Duarte', $4, true)`,
    [id, partnerId, userId, email],
  );
  return { id, email };
}
const merge = (id: string, other: string, body: object = {}, as: Person = 'admin') =>
  api.call(partners.merge, { as, params: { id, other }, body });
const read = async (id: string) => (await api.call(partners.read, { as: 'admin', params: { id } })).body;
const idOf = async (sql: string, values: unknown[] = []) => (await run<{ id: string }>(sql, values))[0]?.id ?? missing;
const refusalsOf = (answer: Awaited<ReturnType<typeof merge>>) => answer.problem.errors?.map(({ field }) => field);

const acacia = await idOf('SELECT partner_id AS id FROM agents WHERE email = $1', [people.lead]);
const stellwyn = await idOf('SELECT partner_id AS id FROM agents WHERE email = $1', [people.otherLead]);

/** In which columns of which tables a record is named, and how often. */
async function findMentions(id: string): Promise<Record<string, number>> {
  const columns = await run<{ place: string; table: string; column: string }>(
    `SELECT c.relname || '.' || a.attname AS place, c.relname AS table, a.attname AS column
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_type t ON t.oid = a.atttypid
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
       AND t.typname IN ('uuid', '_uuid', 'text', '_text', 'jsonb', 'json') AND c.relname NOT IN ('versions', 'audit', 'partner_merges')
     ORDER BY 1`,
  );
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const counts: Record<string, number> = {};
  for (const [table, found] of byTable) {
    const list = found.map(({ column, place }) => `count(*) FILTER (WHERE "${column}"::text LIKE '%' || $1 || '%')::int AS "${place}"`);
    const [row] = await run<Record<string, number>>(`SELECT ${list.join(', ')} FROM "${table}"`, [id]);
    for (const [place, count] of Object.entries(row ?? {})) if (count > 0) counts[place] = count;
  }
  return counts;
}

/** What the demo data lack of a partner. */
async function addBelongings(partnerId: string): Promise<void> {
  const admin = `(SELECT id FROM users WHERE email = '${people.admin}')`;
  const inserts = [
    `INSERT INTO screening_criterion_partners (criterion_id, partner_id) SELECT id, $1 FROM screening_criteria ORDER BY id LIMIT 1 ON CONFLICT DO NOTHING`,
    `INSERT INTO screening_results (id, criterion_id, criterion_version, subject_type, subject_id, outcome, method)
     SELECT gen_random_uuid(), id, 1, 'PARTNER', $1, 'PASS', 'CALL' FROM screening_criteria WHERE subject_type = 'PARTNER' LIMIT 1`,
    `INSERT INTO change_requests (id, entity_type, entity_id, partner_id, changes, status) VALUES (gen_random_uuid(), 'PARTNER', $1, $1, '[]', 'DECLINED')`,
    `INSERT INTO notes (id, subject_type, subject_id, owner_scope, body) VALUES (gen_random_uuid(), 'PARTNER', $1, 'PARTNER:' || $1, 'Sailors')`,
    `INSERT INTO legal_holds (id, subject_type, subject_id, reason) VALUES (gen_random_uuid(), 'PARTNER', $1, 'A claim')`,
    `INSERT INTO templates (id, key, name, channel, audience, category, body, owner_partner_id)
     VALUES (gen_random_uuid(), 'welcome-' || $1, 'Welcome', 'MESSAGE', 'TRAVELER', 'TRANSACTIONAL', 'Hello', $1)`,
    `INSERT INTO templated_emails (id, template_key, category, "to", data, related_type, related_id, status)
     VALUES (gen_random_uuid(), 'partner-active', 'TRANSACTIONAL', '{a@example.org}', '{}', 'PARTNER', $1, 'SENT')`,
    `INSERT INTO webhook_endpoints (id, partner_id, url, event_types, status, api_version)
     VALUES (gen_random_uuid(), $1, 'https://example.org/hook', '{trip_match.status_changed}', 'ENABLED', '2026-11-27')`,
    `INSERT INTO webhook_events (id, type, entity_type, entity_id, entity_version, partner_ids)
     VALUES (gen_random_uuid(), 'trip_match.status_changed', 'tripMatch', gen_random_uuid(), 1, ARRAY[$1::uuid])`,
    `INSERT INTO user_searches (id, owner_id, name, entity_type, filters, sort_orders, shared, alert)
     VALUES (gen_random_uuid(), ${admin}, 'Theirs', 'tripMatch', jsonb_build_object('partnerId', $1::text), '[]', 'NONE', 'OFF')`,
    `INSERT INTO external_ids (entity_type, external_id, record_id, import_id) VALUES ('partner', 'crm-' || $1, $1, gen_random_uuid())`,
    `INSERT INTO company_contact_requests (id, kind, partner_id, name, email, message, status)
     VALUES (gen_random_uuid(), 'JOIN_AS_COMPANY', $1, 'Ana', 'ana@example.org', 'We would like to join', 'CLOSED')`,
    `INSERT INTO partner_availabilities (id, partner_id, type, starts_on, ends_on) VALUES (gen_random_uuid(), $1, 'LIMITED', current_date, current_date + 9)`,
    `INSERT INTO payments (id, partner_id, received_on, amount, currency_code, amount_usd, method, reference, allocations, status, reversal_note)
     VALUES (gen_random_uuid(), $1, current_date, 5, 'USD', 5, 'BANK', 'B-' || $1, '[]', 'REVERSED', 'Twice')`,
    `INSERT INTO refunds (id, partner_id, refunded_on, amount_usd, reference, sources) VALUES (gen_random_uuid(), $1, current_date, 1, 'R-' || $1, '[]')`,
    `UPDATE trip_requests SET visibilities = jsonb_build_object('visibleToPartnerIds', jsonb_build_array($1::text), 'hiddenFromPartnerIds', '[]'::jsonb)
     WHERE id = (SELECT id FROM trip_requests ORDER BY id LIMIT 1)`,
    `UPDATE trip_requests SET visibilities = jsonb_build_object('hiddenFromPartnerIds', jsonb_build_array($1::text))
     WHERE id = (SELECT id FROM trip_requests ORDER BY id DESC LIMIT 1)`,
    `WITH d AS (INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility)
       VALUES (gen_random_uuid(), 'Licence', 'l.pdf', 'application/pdf', 9, 'LICENCE', 'AVAILABLE', 'PARTNER_AND_STAFF') RETURNING id)
     INSERT INTO document_links (document_id, type, target_id) SELECT id, 'PARTNER', $1 FROM d`,
  ];
  for (const sql of inserts) await run(sql.replaceAll('|| $1', '|| $1::uuid').replaceAll(/\$1(?!::)/g, '$1::uuid'), [partnerId]);
}

/** Columns in which a merged partner stays named, and why. */
const keepsNaming: Record<string, string> = {
  'partners.id': 'its own record',
  'review_counts.scope_id': 'counts of 0',
  'webhook_events.entity_id': 'what happened to its own record',
  'templates.key': 'a name that the author gave',
  'external_ids.external_id': 'a name of another system',
  'payments.reference': 'a name that the bank gave',
  'refunds.reference': 'a name that we gave at the bank',
};

const countTold = () => run('SELECT (SELECT count(*) FROM templated_emails) AS mails, (SELECT count(*) FROM notifications) AS notices');
const findMovable = async (id: string) =>
  Object.fromEntries(Object.entries(await findMentions(id)).filter(([place]) => !(place in keepsNaming)));

describe('a merge', () => {
  test('moves whatever names the other, and an undo moves all of it back', async () => {
    await addBelongings(acacia);
    const rival = await partner();
    await api.call(partners.addNoCompete, { as: 'admin', params: { id: acacia, n: rival.id } });
    const before = await read(acacia);
    const into = await partner({ licences: [{ type: 'Tour operator', number: 'UK-1', country: 'GB', expiresOn: null }], tags: ['coast'] });
    const mentions = await findMovable(acacia);
    expect(Object.values(partnerReferences).filter(({ table, column }) => !mentions[`${table}.${column}`])).toEqual([]);

    const preview = await merge(into.id, acacia, { dryRun: true });
    expect(preview).toMatchObject({ status: 200, body: { dryRun: true, undone: false, mergedId: acacia, undoUntil: null } });
    expect(Object.entries(preview.body.moved).filter(([, count]) => count === 0)).toEqual([]);
    expect(await findMovable(acacia)).toEqual(mentions);
    expect(await read(into.id)).toEqual(into);

    const told = await countTold();
    const { body, status } = await merge(into.id, acacia, { changeNote: 'One company, entered twice' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dryRun: false, moved: preview.body.moved, staying: preview.body.staying, undoUntil: expect.any(String) });
    expect(body.changes).toEqual(preview.body.changes);
    expect(await findMovable(acacia)).toEqual({});
    const merged = await read(into.id);
    expect(merged).toMatchObject({
      displayName: into.displayName,
      email: into.email,
      version: into.version + 1,
      companyId: before.companyId,
      contract: before.contract,
      commissionRatePct: before.commissionRatePct,
      billingAddress: before.billingAddress,
      licences: [...into.licences, ...before.licences],
      tags: ['coast', ...(before.tags ?? [])],
      stats: { openMatches: before.stats.openMatches, reviewCount: before.stats.reviewCount, revenue12mUSD: before.stats.revenue12mUSD },
    });
    expect(merged.noCompeteIds).toEqual(before.noCompeteIds);
    expect(merged.countries.map(({ countryCode }) => countryCode)).toEqual(before.countries.map(({ countryCode }) => countryCode));
    expect(await read(acacia)).toMatchObject({
      status: 'TERMINATED',
      statusReasonCode: 'MERGED',
      mergedIntoId: into.id,
      companyId: null,
      noCompeteIds: [],
      countries: [],
      allowedTransitions: [],
    });
    expect((await read(rival.id)).noCompeteIds).toEqual([into.id]);
    const page = await api.call(contract.companies.read, { as: 'admin', params: { id: before.companyId ?? missing } });
    expect(page.body.partnerId).toBe(into.id);
    const me = await api.send('GET', '/v3/users/current', { as: 'lead' });
    expect(me.body).toMatchObject({ partnerId: into.id });
    for (const [id, action] of [
      [into.id, 'MERGE'],
      [acacia, 'MERGED'],
      [rival.id, 'PARTNER_MERGE'],
    ] as const) {
      const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: id, action } });
      expect({ action, total: audit.body.total }).toEqual({ action, total: 1 });
    }
    const versions = await api.call(partners.versions, { as: 'admin', params: { id: into.id } });
    expect(versions.body.items[0]).toMatchObject({ kind: 'MERGE', changeNote: 'One company, entered twice' });
    expect(await countTold()).toEqual(told);

    const undone = await merge(into.id, acacia, { undo: true });
    expect(undone).toMatchObject({ status: 200, body: { undone: true, undoUntil: null, moved: preview.body.moved } });
    // its own programs are told that its status and its page changed
    expect(await findMovable(acacia)).toEqual({ ...mentions, 'webhook_events.partner_ids': 3 });
    const again = await read(acacia);
    const { version: _, updatedAt: __, statusChangedAt: ___, statusReasonCode: ____, ...same } = before;
    expect(again).toMatchObject({ ...same, mergedIntoId: null });
    const { version: _____, updatedAt: ______, ...own } = into;
    expect(await read(into.id)).toMatchObject(own);
    expect((await read(rival.id)).noCompeteIds).toEqual([acacia]);
  }, 120_000);
});

/** Places that may name a partner and are no `partnerReferences`, and what a merge does with them. */
const otherwise: Record<string, string> = {
  'agents.partner_id': 'moved with a version of each agent',
  'partners.no_compete_ids': 'moved with a version of each partner',
  'partners.merged_into_id': 'follows the merge',
  'content.partner_id': 'follows the company page',
  'published_content.partner_id': 'follows the company page',
  'partner_merges.survivor_id': 'the record of the merge',
  'partner_merges.merged_id': 'the record of the merge',
  'versions.entity_id': 'the history of each record stays its own',
  'audit.entity_id': 'the history of each record stays its own',
  'webhook_events.entity_id': 'what happened to each record stays its own',
  'notifications.subject_id': 'what was told of each record stays its own',
  'import_lines.record_id': 'what an import did to each record stays its own',
  'bulk_action_rows.record_id': 'what a bulk action did to each record stays its own',
  'review_counts.scope_id': 'counted by a trigger',
  'privacy_requests.subject_id': 'names people',
  'sla_events.subject_id': 'names matches, requests and conversations',
  'preview_links.entity_id': 'names pages',
  'suppressions.related_id': 'names mails',
};

test('every column that may name a partner is known to the merge', async () => {
  const columns = await run<{ place: string }>(
    `SELECT c.relname || '.' || a.attname AS place
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped AND (
       a.attname ~ '(^|_)(partner|no_compete)_ids?$' OR a.attname ~ '^(subject|entity|target|related|record|scope)_id$' OR a.attname = 'owner_scope'
       OR EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.confrelid = 'partners'::regclass AND f.conrelid = c.oid AND a.attnum = ANY (f.conkey)))`,
  );
  const moved = new Set(Object.values(partnerReferences).map(({ table, column }) => `${table}.${column}`));
  expect(columns.length).toBeGreaterThan(30);
  expect(columns.map(({ place }) => place).filter((place) => !moved.has(place) && !(place in otherwise))).toEqual([]);
});

describe('it is refused', () => {
  test('with itself, with a missing partner, and without the right', async () => {
    const [a, b] = [await partner(), await partner()];
    expect((await merge(a.id, a.id)).problem).toMatchObject({ httpStatus: 409, errorCode: 'merge.conflict' });
    const agent = await idOf('SELECT id FROM agents LIMIT 1');
    for (const other of [missing, agent, 'acacia']) {
      expect((await merge(a.id, other)).status).toBe(404);
      expect((await merge(other, a.id)).status).toBe(404);
    }
    for (const as of ['care', 'editor', 'publisher', 'marageti', 'team', 'lead', 'agent', 'dana'] as const)
      expect({ as, status: (await merge(a.id, b.id, {}, as)).status }).toEqual({ as, status: 403 });
    expect((await api.call(partners.merge, { params: { id: a.id, other: b.id }, body: {} })).status).toBe(401);
    expect((await merge(a.id, b.id, { version: 9 })).status).toBe(412);
    expect((await merge(a.id, b.id, { dryRun: true, undo: true })).problem.errors?.[0]).toMatchObject({ pointer: '/dryRun' });
    expect((await merge(a.id, b.id, { undo: true })).problem.errorCode).toBe('merge.conflict');
  });

  test.each([
    ['ACTIVE', 'SUSPENDED'],
    ['SUSPENDED', 'ACTIVE'],
    ['APPLIED', 'ACTIVE'],
    ['TERMINATED', 'ACTIVE'],
    ['REJECTED', 'APPLIED'],
    ['VETTING', 'SUSPENDED'],
  ])('into a partner that is %s when the other is %s', async (survivor, other) => {
    const [a, b] = [await partner({}, survivor), await partner({}, other)];
    const refused = await merge(a.id, b.id, { dryRun: true });
    expect(refused).toMatchObject({
      status: 409,
      problem: { errorCode: 'merge.conflict', errors: [{ pointer: '/status', code: 'conflict' }] },
    });
    expect(refused.problem.message).toContain(`${a.displayName} is ${survivor} and ${b.displayName} ${other}`);
  });

  test('with every reason at once: pages, contracts that contradict, an open change request, matches and references', async () => {
    const signed = { contract: { signedOn: '2026-01-01', documentId: null, version: '3' } };
    const [a, b] = [
      await partner({ ...signed, commissionRatePct: 12, invoicing: 'MONTHLY' }),
      await partner({ ...signed, commissionTerms: 'Net of flights' }),
    ];
    for (const { id } of [a, b]) {
      const page = (await api.call(contract.companies.create, { as: 'admin', body: { title: `Page of ${id}` } })).body.id;
      await api.call(partners.setCompany, { as: 'admin', params: { id }, body: { companyId: page } });
    }
    await run(`INSERT INTO change_requests (id, entity_type, entity_id, partner_id, changes) VALUES ($1, 'PARTNER', $2, $2, '[]')`, [
      randomUUID(),
      b.id,
    ]);
    const leads = [await leadOf(a.id), await leadOf(b.id)];
    const [first, second] = [
      await createIntroducedMatch(server, leads[0]?.email ?? '', 'LOST'),
      await createIntroducedMatch(server, leads[1]?.email ?? '', 'QUOTED'),
    ];
    await run('UPDATE trip_matches SET trip_request_id = $2 WHERE id = $1', [second.id, first.tripRequestId]);
    for (const { id } of [a, b]) {
      await run(
        `INSERT INTO payments (id, partner_id, received_on, amount, currency_code, amount_usd, method, reference, allocations, status)
         SELECT gen_random_uuid(), $1, current_date, 5, 'USD', 5, 'BANK', 'ACH 7', '[]', unnest(ARRAY['RECORDED', 'REVERSED'])`,
        [id],
      );
      await run(
        `INSERT INTO refunds (id, partner_id, refunded_on, amount_usd, reference, sources) VALUES (gen_random_uuid(), $1, current_date, 1, 'OUT 7', '[]')`,
        [id],
      );
    }
    const refused = await merge(a.id, b.id);
    expect(refusalsOf(refused)).toEqual([
      'companyId',
      'commissionRatePct',
      'commissionTerms',
      'invoicing',
      'openChangeRequestId',
      'tripMatches',
      'payments',
      'refunds',
    ]);
    const reference = await idOf('SELECT reference AS id FROM trip_requests WHERE id = $1', [first.tripRequestId]);
    expect(refused.problem.references).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'company' }),
        expect.objectContaining({ type: 'changeRequest' }),
        { type: 'tripRequest', id: first.tripRequestId, title: reference },
        expect.objectContaining({ type: 'payment', title: 'ACH 7' }),
        expect.objectContaining({ type: 'refund', title: 'OUT 7' }),
      ]),
    );
    expect(await read(b.id)).toMatchObject({ mergedIntoId: null, status: 'ACTIVE' });
  });

  test('with payments of one reference, unless one is reversed', async () => {
    const [a, b] = [await partner(), await partner()];
    for (const { id } of [a, b]) {
      await run(
        `INSERT INTO payments (id, partner_id, received_on, amount, currency_code, amount_usd, method, reference, allocations, status)
         VALUES (gen_random_uuid(), $1, current_date, 5, 'USD', 5, 'BANK', 'ACH 8', '[]', 'RECORDED')`,
        [id],
      );
    }
    expect(refusalsOf(await merge(a.id, b.id))).toEqual(['payments']);
    await run(`UPDATE payments SET status = 'REVERSED' WHERE partner_id = $1`, [b.id]);
    expect((await merge(a.id, b.id)).body.moved).toMatchObject({ payments: 1 });
  });

  test('with sales of one reference, unless one is void', async () => {
    const [a, b] = [await partner(), await partner()];
    const leads = [await leadOf(a.id), await leadOf(b.id)];
    const sales: string[] = [];
    for (const { email, id: agentId } of leads) {
      const match = await createIntroducedMatch(server, email);
      const id = randomUUID();
      await run(
        `INSERT INTO sales_recordings SELECT p.* FROM (SELECT * FROM sales_recordings WHERE type = 'BOOKING' LIMIT 1) s,
           jsonb_populate_record(null::sales_recordings, to_jsonb(s) || jsonb_build_object('id', $1::text, 'partner_id', $2::text,
             'trip_match_id', $3::text, 'trip_request_id', $4::text, 'agent_id', $5::text, 'reference', 'HOLIDAY 7', 'status', 'DRAFT',
             'invoice_id', null, 'invoice_number', null)) p`,
        [id, match.partnerId, match.id, match.tripRequestId, agentId],
      );
      sales.push(id);
    }
    expect(refusalsOf(await merge(a.id, b.id))).toEqual(['salesRecordings']);
    await run(`UPDATE sales_recordings SET status = 'VOID' WHERE id = $1`, [sales[1]]);
    expect((await merge(a.id, b.id)).body.moved).toMatchObject({ salesRecordings: 1, agents: 1, tripMatches: 1 });
  });

  test('a second time, in either direction', async () => {
    const [a, b, c] = [await partner(), await partner(), await partner()];
    expect((await merge(a.id, b.id)).status).toBe(200);
    for (const [one, two] of [
      [a.id, b.id],
      [b.id, a.id],
      [b.id, c.id],
      [c.id, b.id],
    ] as const)
      expect((await merge(one, two)).problem.errorCode).toBe('merge.conflict');
    expect((await merge(c.id, a.id)).status).toBe(200);
    expect((await read(b.id)).mergedIntoId).toBe(c.id);
    expect((await merge(a.id, b.id, { undo: true })).problem.errorCode).toBe('merge.conflict');
    expect((await merge(c.id, a.id, { undo: true })).status).toBe(200);
    expect((await read(b.id)).mergedIntoId).toBe(a.id);
    expect((await merge(a.id, b.id, { undo: true })).status).toBe(200);
  });

  test('when A goes into B and B into A concurrently', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [a, b, rival] = [await partner(), await partner(), await partner()];
      await api.call(partners.addNoCompete, { as: 'admin', params: { id: a.id, n: rival.id } });
      const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id)]);
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
      const all = await Promise.all([read(a.id), read(b.id)]);
      const survivor = all.find(({ mergedIntoId }) => mergedIntoId === null);
      expect(all.filter(({ mergedIntoId }) => mergedIntoId !== null)).toHaveLength(1);
      expect((await read(rival.id)).noCompeteIds).toEqual([survivor?.id]);
    }
  });
});

describe('of what both have', () => {
  test('the settings of a country, an ended match and its conversation stay with the merged partner', async () => {
    const [a, b] = [await partner(), await partner()];
    const country = (id: string, countryCode: string, minNights: number) =>
      api.call(partners.addCountry, { as: 'admin', params: { id }, body: { countryCode, minNights } });
    await country(a.id, 'KE', 5);
    await country(b.id, 'KE', 9);
    await country(b.id, 'UG', 7);
    const leads = [await leadOf(a.id), await leadOf(b.id)];
    const own = await createIntroducedMatch(server, leads[0]?.email ?? '', 'QUOTED');
    const ended = await createIntroducedMatch(server, leads[1]?.email ?? '', 'LOST');
    await run('UPDATE trip_matches SET trip_request_id = $2 WHERE id = $1', [ended.id, own.tripRequestId]);
    const talk = randomUUID();
    await run(
      `INSERT INTO conversations (id, subject_type, trip_request_id, trip_match_id, partner_id, title, status) VALUES ($1, 'TRIP_MATCH', $2, $3, $4, 'A talk', 'CLOSED')`,
      [talk, own.tripRequestId, ended.id, b.id],
    );
    const { body } = await merge(a.id, b.id);
    expect(body).toMatchObject({
      moved: { tripMatches: 0, conversations: 0, countries: 1, agents: 1 },
      staying: { tripMatches: 1, countries: 1 },
    });
    expect((await read(a.id)).countries).toMatchObject([
      { countryCode: 'KE', minNights: 5 },
      { countryCode: 'UG', minNights: 7 },
    ]);
    expect((await read(b.id)).countries).toMatchObject([{ countryCode: 'KE', minNights: 9 }]);
    expect(await idOf('SELECT partner_id AS id FROM conversations WHERE id = $1', [talk])).toBe(b.id);
    await merge(a.id, b.id, { undo: true });
    expect((await read(a.id)).countries).toMatchObject([{ countryCode: 'KE', minNights: 5 }]);
    expect((await read(b.id)).countries).toMatchObject([{ minNights: 9 }, { minNights: 7 }]);
  });

  test('the contract stays with its commission, and a page, texts and rules between the two are as the first has them', async () => {
    const signed = { contract: { signedOn: '2026-01-01', documentId: null, version: '3' }, commissionRatePct: 14, invoicing: 'MONTHLY' };
    const page = (await api.call(contract.companies.create, { as: 'admin', body: { title: `Samphire ${randomUUID()}` } })).body.id;
    const [a, b] = [
      await partner({ companyId: page, website: 'https://one.example' }),
      await partner({ ...signed, website: 'https://two.example' }),
    ];
    await api.call(partners.addNoCompete, { as: 'admin', params: { id: a.id, n: b.id } });
    await api.call(partners.setProfile, { as: 'admin', params: { id: b.id }, body: { intro: 'We sail.', languages: ['en', 'pt'] } });
    const { body } = await merge(a.id, b.id);
    expect(body.changes).toEqual(
      expect.arrayContaining([
        { path: '/commissionRatePct', before: 10, after: 14 },
        { path: '/invoicing', before: 'PER_SALE', after: 'MONTHLY' },
        { path: '/languages', before: [], after: ['en', 'pt'] },
        { path: '/noCompeteIds', before: [b.id], after: [] },
      ]),
    );
    expect(body.partner).toMatchObject({ ...signed, companyId: page, website: 'https://one.example', profile: { intro: 'We sail.' } });
    await api.call(partners.update, { as: 'admin', params: { id: a.id }, body: { languages: ['fr'] } });
    await merge(a.id, b.id, { undo: true });
    expect(await read(a.id)).toMatchObject({
      commissionRatePct: 10,
      contract: null,
      languages: ['fr'],
      noCompeteIds: [b.id],
      companyId: page,
    });
    expect(await read(b.id)).toMatchObject({ ...signed, noCompeteIds: [a.id], companyId: null, status: 'ACTIVE' });
  });
});

describe('a merged partner', () => {
  test('keeps its status, is named in no new record, and is no duplicate', async () => {
    const licences = [{ type: 'Tour operator', number: `L-${randomUUID()}`, country: 'GB', expiresOn: null }];
    const [a, b] = [await partner(), await partner({ licences })];
    await merge(a.id, b.id);
    const reopened = await api.call(partners.setStatus, {
      as: 'admin',
      params: { id: b.id },
      body: { status: 'ACTIVE', reasonCode: 'CORRECTION' },
    });
    expect(reopened.problem).toMatchObject({ errorCode: 'merge.conflict', references: [{ type: 'partner', id: a.id }] });
    const body = { partnerId: b.id, receivedOn: daysAhead(0), amount: 1, method: 'BANK' as const, reference: randomUUID() };
    const refused = await api.call(contract.payments.create, { as: 'admin', body });
    expect(refused.problem.errors?.[0]).toMatchObject({ pointer: '/partnerId', code: 'unfit' });
    const like = { legalName: 'Another', displayName: 'Another', email: newEmail(), timeZone: 'Europe/London', licences };
    const made = await api.call(partners.create, { as: 'admin', body: like });
    expect(made.problem.references).toEqual([{ type: 'partner', id: a.id, title: a.displayName }]);
    expect((await api.call(partners.read, { as: 'team', params: { id: b.id } })).body.mergedIntoId).toBe(a.id);
  });

  test('comes back for 30 days', async () => {
    const [a, b] = [await partner(), await partner({}, 'PAUSED')];
    await merge(a.id, b.id);
    await run(`UPDATE partner_merges SET merged_at = now() - interval '31 days' WHERE merged_id = $1`, [b.id]);
    expect((await merge(a.id, b.id, { undo: true })).problem.message).toContain('30 days');
    await run(`UPDATE partner_merges SET merged_at = now() - interval '29 days' WHERE merged_id = $1`, [b.id]);
    expect((await merge(a.id, b.id, { undo: true }, 'care')).status).toBe(403);
    expect((await merge(a.id, b.id, { undo: true })).status).toBe(200);
    expect(await read(b.id)).toMatchObject({ status: 'PAUSED', mergedIntoId: null });
  });
});

describe('money', () => {
  const { booking } = createSalesApi(server, api);
  /** By partner: what the ledger says is owed, and what is open less what is to its credit. */
  const balance = async (id: string) => {
    const [row] = await run<{ ledger: string; open: string }>(
      `SELECT (SELECT coalesce(sum(receivable_usd), 0)::numeric(16,2)::text FROM ledger_entries WHERE partner_id = $1) AS ledger,
        (coalesce((SELECT sum(open_usd) FROM invoices WHERE partner_id = $1), 0)
          - coalesce((SELECT sum(unallocated_usd) FROM payments WHERE partner_id = $1 AND status = 'RECORDED'), 0))::numeric(16,2)::text AS open`,
      [id],
    );
    return row;
  };

  test('moves to the cent, invoices as they were issued, and back while it is not mixed', async () => {
    const { id: saleId } = await booking('INVOICED', { grossAmount: 1_000 });
    const into = await partner();
    const invoiceOf = async () => {
      const [row] = await run('SELECT * FROM invoices WHERE id = (SELECT invoice_id FROM sales_recordings WHERE id = $1)', [saleId]);
      return row ?? {};
    };
    const [before, invoice] = [await balance(acacia), await invoiceOf()];
    expect(before?.ledger).toBe(before?.open);
    await merge(into.id, acacia);
    expect(await balance(into.id)).toEqual(before);
    expect(await balance(acacia)).toEqual({ ledger: '0.00', open: '0.00' });
    expect(await invoiceOf()).toEqual({ ...invoice, partner_id: into.id });

    for (const table of ['ledger_entries', 'invoices'])
      await expect(run(`UPDATE ${table} SET partner_id = $2 WHERE partner_id = $1`, [into.id, stellwyn])).rejects.toThrow('never changed');
    await expect(
      run('UPDATE ledger_entries SET partner_id = $2, receivable_usd = 0 WHERE partner_id = $1', [into.id, acacia]),
    ).rejects.toThrow('never');

    const pay = { receivedOn: daysAhead(0), amount: 125, method: 'BANK' as const, reference: randomUUID() };
    const allocations = [{ invoiceId: String(invoice['id']), amountUSD: 125 }];
    const paid = await api.call(contract.payments.create, { as: 'admin', body: { ...pay, partnerId: into.id, allocations } });
    expect(paid.status).toBe(201);
    const undo = await merge(into.id, acacia, { undo: true });
    expect(undo).toMatchObject({ status: 409, problem: { errorCode: 'merge.conflict' } });
    expect(undo.problem.message).toContain('settled with money of the other');
  });
});
