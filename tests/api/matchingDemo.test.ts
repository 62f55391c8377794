import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { loadPersonId } from '../builders/tripMatch.ts';

const { suggest, listOfAgent, listOfTeamMember } = contract.tripMatches;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const requestId = async (title: string) =>
  (await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM trip_requests WHERE trip_title = $1', [title]))[0]?.id ?? '';

test('Kenya in June: one suggestion, and a reason for each of the others', async () => {
  const { body } = await api.call(suggest, { as: 'care', params: { id: await requestId('Kenya in June') }, body: {} });
  expect(body.items.map(({ displayName }) => displayName)).toEqual(['Felucca Row']);
  expect(Object.fromEntries(body.excluded.map(({ displayName, reasonCode }) => [displayName, reasonCode]))).toEqual({
    'Redgrass & Rain': 'NO_COMPETE',
    Duneward: 'CAPACITY',
    'Marigold Ghat': 'UNAVAILABLE',
    'Stellwyn Cape': 'BUDGET_TOO_LOW',
    'Coral Meridian': 'PARTNER_NOT_ACTIVE',
  });
  expect(body).toMatchObject({ openPlaces: 1, leadPartnerMode: false });
  expect(body.notServing).toBeGreaterThan(5);
});

test('Italy by rail: three suggestions, each with the parts of its score', async () => {
  const id = await requestId('Italy by rail');
  const { body } = await api.call(suggest, { as: 'admin', params: { id }, body: { limit: 5 } });
  expect(body.items.map(({ displayName }) => displayName).toSorted()).toEqual(['Kyklos & Olive', 'Lume & Tessaro', 'Vale Orrin Rail']);
  expect(body.items.map(({ score }) => score)).toEqual(body.items.map(({ score }) => score).toSorted((a, b) => b - a));
  for (const { score, reasons, suggestedAgentId } of body.items) {
    expect(score).toBeCloseTo(
      reasons.reduce((sum, { points }) => sum + points, 0),
      5,
    );
    expect(suggestedAgentId).not.toBeNull();
  }
  expect((await api.call(suggest, { as: 'care', params: { id }, body: { limit: 1 } })).body.items).toHaveLength(1);
  const foreign = await api.call(suggest, { as: 'care', params: { id }, body: { countryCodes: ['JP'] } });
  expect([foreign.status, foreign.problem.errors?.[0]?.pointer]).toEqual([422, '/countryCodes/0']);
  for (const as of ['lead', 'dana', 'team', 'editor'] as const)
    expect((await api.call(suggest, { as, params: { id }, body: {} })).status).toBe(403);
});

test('a company is matched by its country settings, else by its own page, and never where it is excluded', async () => {
  const id = await requestId('Italy by rail');
  const judged = async (ofCountry: string, ofCompany: string) => {
    const [set] = await query(
      server.databaseUrl,
      `WITH p AS (SELECT id, company_id FROM partners WHERE display_name = 'Vale Orrin Rail'),
         c AS (UPDATE partner_countries SET activity_level = $1 WHERE country_code = 'IT' AND partner_id = (SELECT id FROM p))
       UPDATE content SET fields = jsonb_set(fields, '{activityLevel}', to_jsonb($2::text)) WHERE id = (SELECT company_id FROM p) RETURNING id`,
      [ofCountry, ofCompany],
    );
    expect(set).toBeDefined();
    const { items, excluded } = (await api.call(suggest, { as: 'care', params: { id }, body: {} })).body;
    const isIt = ({ displayName }: { displayName: string }) => displayName === 'Vale Orrin Rail';
    return items.find(isIt)?.activityLevel ?? excluded.find(isIt)?.reasonCode;
  };
  expect(await judged('NEW', 'DO_NOT_MATCH')).toBe('LEVEL_BLOCKED');
  expect(await judged('STANDARD', 'DO_NOT_MATCH')).toBe('STANDARD');
  expect(await judged('NEW', 'SECOND_MATCH')).toBe('SECOND_MATCH');
  expect(await judged('STANDARD', 'EXCLUDED')).toBe('LEVEL_BLOCKED');
  expect(await judged('NEW', 'NEW')).toBe('NEW');
});

test('statuses of demo matches and requests agree', async () => {
  const wrong = await query(
    server.databaseUrl,
    `SELECT r.reference, r.status, array_agg(m.status) FROM trip_requests r LEFT JOIN trip_matches m ON m.trip_request_id = r.id
     GROUP BY r.id HAVING CASE r.status
       WHEN 'MATCHED' THEN NOT coalesce(bool_or(m.status IN ('PROPOSED', 'ACCEPTED')), false) OR bool_or(m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED'))
       WHEN 'PLANNING' THEN NOT coalesce(bool_or(m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED')), false)
       WHEN 'BOOKED' THEN NOT coalesce(bool_or(m.status = 'BOOKED'), false)
       WHEN 'TRAVELING' THEN NOT coalesce(bool_or(m.status = 'BOOKED'), false)
       WHEN 'COMPLETED' THEN NOT coalesce(bool_or(m.status = 'COMPLETED'), false)
       ELSE coalesce(bool_or(m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED')), false) END`,
  );
  expect(wrong).toEqual([]);
  const [clocks] = await query(
    server.databaseUrl,
    `SELECT count(*) FILTER (WHERE status = 'INTRODUCED' AND first_reply_at IS NULL AND first_message_due_at < now())::int AS words,
       count(*) FILTER (WHERE status = 'IN_CONVERSATION' AND proposal_count = 0 AND proposal_due_at < now())::int AS proposals,
       count(DISTINCT status)::int AS statuses FROM trip_matches`,
  );
  expect(clocks).toMatchObject({ statuses: 13 });
  const sides = await query(
    server.databaseUrl,
    `SELECT m.id FROM trip_matches m LEFT JOIN agents a ON a.id = ANY (m.agent_ids) WHERE a.id IS NULL OR a.partner_id <> m.partner_id`,
  );
  expect(sides).toEqual([]);
});

test('matches are listed by agent and by team member, limited to what the caller may see', async () => {
  const leadId = await loadPersonId(server, people.lead);
  const own = await api.call(listOfAgent, { as: 'agent', params: { id: leadId }, query: {} });
  expect(own.body.total).toBeGreaterThan(0);
  expect(own.body.items.every(({ agentIds, status }) => agentIds.includes(leadId) && status !== 'SUGGESTED')).toBe(true);
  const all = await api.call(listOfAgent, { as: 'care', params: { id: leadId }, query: {} });
  expect(all.body.total).toBeGreaterThanOrEqual(own.body.total);
  expect((await api.call(listOfAgent, { as: 'otherLead', params: { id: leadId }, query: {} })).status).toBe(404);
  expect((await api.call(listOfAgent, { as: 'dana', params: { id: leadId }, query: {} })).status).toBe(403);
  const careId = await loadPersonId(server, people.care);
  const ours = await api.call(listOfTeamMember, { as: 'team', params: { id: careId }, query: { status: 'BOOKED,COMPLETED' } });
  expect(ours.body.items.every(({ status }) => ['BOOKED', 'COMPLETED'].includes(status))).toBe(true);
  expect((await api.call(listOfTeamMember, { as: 'team', params: { id: leadId }, query: {} })).status).toBe(404);
});

test('the same partner is found among ten thousand, and those who do not serve the place are only counted', async () => {
  const id = await requestId('Kenya in June');
  const suggested = async () => {
    const { body } = await api.call(suggest, { as: 'care', params: { id }, body: {} });
    expect(body.items.map(({ displayName }) => displayName)).toEqual(['Felucca Row']);
    return body;
  };
  const { notServing: before } = await suggested();
  await query(
    server.databaseUrl,
    `WITH made AS (
       INSERT INTO partners (id, display_name, status, legal_name, email)
       SELECT gen_random_uuid(), 'Crowd ' || n, 'ACTIVE', 'Crowd', 'crowd@example.com' FROM generate_series(1, 10000) n RETURNING id, display_name)
     INSERT INTO partner_countries (id, partner_id, country_code, activity_level)
     SELECT gen_random_uuid(), id, (ARRAY['KE', 'IT', 'JP', 'PE', 'GR', 'IS', 'IN', 'EG', 'ZA', 'NZ', 'PT', 'NO', 'IE', 'MA', 'VN', 'CR', 'TZ', 'BW'])[1 + right(display_name, 4)::int % 18], 'STANDARD'
     FROM (SELECT id, CASE WHEN length(display_name) < 10 THEN 'Crowd 0' || lpad(substr(display_name, 7), 4, '0') ELSE display_name END AS display_name FROM made) m`,
  );
  const [crowd] = await query<{ serving: number }>(
    server.databaseUrl,
    `SELECT count(*)::int AS serving FROM partners p JOIN partner_countries c ON c.partner_id = p.id WHERE p.legal_name = 'Crowd' AND c.country_code = 'KE'`,
  );
  expect((await suggested()).notServing).toBe(before + 10_000 - (crowd?.serving ?? 0));
});
