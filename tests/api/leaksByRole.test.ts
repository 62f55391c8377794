import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { readEverything } from '../builders/readEverything.ts';
import { startServer } from '../builders/server.ts';
import { loadProtectedRecords, signInAll } from '../builders/visibility.ts';
import { MARK, markNumbers } from './leaks.data.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
await signInAll(api);

// Every traveler gets contact data, every match staff-only values, every company a name that only its own agents may see.
const { phone, budget, score, rank, commission } = markNumbers;
const memberContact = `jsonb_build_object('familyName', '${MARK}', 'email', '${MARK}@example.org', 'phone', jsonb_build_object('prefix', '+1', 'number', '${phone}'))`;
const PROPOSED = ['PROPOSED', 'ACCEPTED'];
await query(
  server.databaseUrl,
  `UPDATE trip_requests SET travelers = (SELECT jsonb_agg(t || ${memberContact}) FROM jsonb_array_elements(travelers) t),
    budget_per_person_usd = ${budget}, total_budget = ${budget}, visibilities = visibilities || '{"hideBudget": true}'`,
);
await query(
  server.databaseUrl,
  `UPDATE travelers SET family_name = '${MARK}', email = '${MARK}.' || md5(id::text) || '@example.org', phone = '{"prefix": "+1", "number": "${phone}"}'
   WHERE email NOT IN ('dana@example.com', 'jordan@example.com')`,
);
await query(server.databaseUrl, `UPDATE trip_matches SET score = ${score}, rank = ${rank}, commission_rate_pct = ${commission}`);
await query(server.databaseUrl, `UPDATE versions SET snapshot = snapshot || ${memberContact} WHERE entity_type = 'traveler'`);
await query(
  server.databaseUrl,
  `UPDATE versions SET snapshot = snapshot || jsonb_build_object('travelers',
    (SELECT jsonb_agg(t || ${memberContact}) FROM jsonb_array_elements(snapshot -> 'travelers') t))
   WHERE entity_type = 'tripRequest' AND jsonb_typeof(snapshot -> 'travelers') = 'array'`,
);
const loaded = await loadProtectedRecords(server.databaseUrl);

/** Where a text or number occurs in what a person can read, except in requests whose id is in `but`. */
async function found(viewer: Parameters<typeof readEverything>[1], mark: RegExp, where = /./): Promise<string[]> {
  const readings = await readEverything(api, viewer, loaded, MARK);
  return readings
    .filter(({ title, answer }) => where.test(title) && answer.status === 200)
    .flatMap(({ title, id, answer }) => {
      const at = answer.text.search(mark);
      return at < 0 ? [] : [`${title} ${id}: ${answer.text.slice(Math.max(0, at - 60), at + 40)}`];
    });
}

/** A pattern of a whole number, which must not match within an id. */
function asNumber(value: number): string {
  return `(?<=[:,[ "$])${String(value).replace('.', '\\.')}\\b`;
}

describe.each(['editor', 'publisher', 'marageti', 'team'] as const)('%s', (viewer) => {
  test('never receives a traveler’s family name, address or phone number', async () => {
    expect(await found(viewer, new RegExp(`${MARK}|${phone}`, 'i'))).toEqual([]);
  });
});

test('travelers never receive a rank, score or commission', async () => {
  expect(await found('dana', new RegExp([score, rank, commission].map(asNumber).join('|')))).toEqual([]);
});

test.each(['agent', 'lead', 'otherLead'] as const)('%s never receives contact data before the introduction', async (viewer) => {
  const [me] = await query<{ partner_id: string }>(server.databaseUrl, `SELECT partner_id FROM agents WHERE email = $1`, [
    addressOf[viewer],
  ]);
  const open = await query<{ id: string; trip_request_id: string; traveler_ids: string[] }>(
    server.databaseUrl,
    `SELECT m.id, m.trip_request_id, r.traveler_ids FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
     WHERE m.partner_id = $1 AND m.status = ANY ($2)`,
    [me?.partner_id, PROPOSED],
  );
  expect(open.length).toBeGreaterThan(0);
  const paths = open.flatMap(({ id, trip_request_id: request }) => [
    `/v3/trip_requests/${request}`,
    `/v3/trip_requests/${request}/versions`,
    `/v3/trip_requests/${request}/versions/1`,
    `/v3/trip_requests/${request}/trip_matches`,
    `/v3/trip_requests/${request}/conversation_summaries`,
    `/v3/trip_matches/${id}`,
    `/v3/trip_matches/${id}/documents`,
    `/v3/trip_matches/${id}/conversation_summaries`,
  ]);
  const wrong: string[] = [];
  for (const path of paths) {
    const { status, text } = await api.send('GET', path, { as: viewer });
    if (status >= 500 || new RegExp(`${MARK}|${phone}`, 'i').test(text)) wrong.push(`${path}: ${status} ${text.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
});

test.each(['agent', 'lead', 'otherLead'] as const)(
  '%s never receives a hidden budget, a score, a rank, or another company of a request',
  async (viewer) => {
    await query(
      server.databaseUrl,
      `UPDATE partners SET display_name = '${MARK} ' || left(display_name, 20) WHERE display_name NOT LIKE '${MARK}%'
       AND id <> (SELECT partner_id FROM agents WHERE email = $1)`,
      [addressOf[viewer]],
    );
    await query(
      server.databaseUrl,
      `UPDATE partners SET display_name = 'Own company' WHERE id = (SELECT partner_id FROM agents WHERE email = $1)`,
      [addressOf[viewer]],
    );
    const otherCompany = `"(?:partnerName|displayName|name)":"${MARK} `;
    expect(await found(viewer, new RegExp([...[budget, score, rank].map(asNumber), otherCompany].join('|'), 'i'))).toEqual([]);
  },
);

const addressOf = { agent: 'agent.acacia@example.com', lead: 'lead.acacia@example.com', otherLead: 'lead.stellwyn@example.com' };
