import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { partners, agents, changeRequests } = contract;
const idOf = async (name: string) =>
  (await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM partners WHERE display_name = $1', [name]))[0]?.id ?? '';
const agentId = async (email: string) =>
  (await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM agents WHERE email = $1', [email]))[0]?.id ?? '';
const acacia = { id: await idOf('Acacia Quill') };
const stellwyn = { id: await idOf('Stellwyn Cape') };

test('care activates a partner that is ready; for one that is not, the response names what is missing', async () => {
  const piazza = { id: await idOf('Piazza Ninety') };
  expect((await api.call(partners.setStatus, { as: 'care', params: piazza, body: { status: 'ACTIVE' } })).body.status).toBe('ACTIVE');
  const brackwater = { id: await idOf('Brackwater Days') };
  const vetting = await api.call(partners.setStatus, { as: 'care', params: brackwater, body: { status: 'ONBOARDING' } });
  if (vetting.status === 409) expect(vetting.problem.message).toContain('must be answered');
  const { body: fresh } = await api.call(partners.create, {
    as: 'care',
    body: { legalName: 'Fresh', displayName: 'Fresh', email: 'fresh@example.com', timeZone: 'UTC' },
  });
  await query(server.databaseUrl, "UPDATE partners SET status = 'ONBOARDING' WHERE id = $1", [fresh.id]);
  const { status, problem } = await api.call(partners.setStatus, { as: 'care', params: { id: fresh.id }, body: { status: 'ACTIVE' } });
  expect({ status, code: problem.errorCode }).toEqual({ status: 409, code: 'transition.notAllowed' });
  for (const word of ['contract', 'country', 'enabled agent', 'profile']) expect(problem.message).toContain(word);
});

test('lead agents pause and resume; other agents and care cannot suspend', async () => {
  const paused = { status: 'PAUSED', pausedUntil: '2099-01-01', reasonCode: 'SEASON' } as const;
  expect((await api.call(partners.setStatus, { as: 'agent', params: acacia, body: paused })).status).toBe(409);
  expect((await api.call(partners.setStatus, { as: 'otherLead', params: acacia, body: paused })).status).toBe(404);
  const { body } = await api.call(partners.setStatus, { as: 'lead', params: acacia, body: paused });
  expect(body).toMatchObject({ status: 'PAUSED', pausedUntil: '2099-01-01', allowedTransitions: ['ACTIVE'] });
  expect((await api.call(partners.setStatus, { as: 'lead', params: acacia, body: { status: 'ACTIVE' } })).body.pausedUntil).toBeNull();
  const { problem } = await api.call(partners.setStatus, {
    as: 'care',
    params: acacia,
    body: { status: 'SUSPENDED', reasonCode: 'SERVICE' },
  });
  expect(problem.allowedTransitions).toEqual(['PAUSED']);
  const { body: versions } = await api.call(partners.versions, { as: 'care', params: acacia });
  expect(versions.items[0]).toMatchObject({ kind: 'STATUS' });
});

test('a change of the profile waits for care, low-risk fields take effect at once', async () => {
  const body = { intro: 'New words.', languages: ['en', 'sw'] };
  expect((await api.call(partners.setProfile, { as: 'agent', params: acacia, body })).status).toBe(403);
  const staged = await api.call(partners.setProfile, { as: 'lead', params: acacia, body });
  expect(staged.body).toMatchObject({ languages: ['en', 'sw'], profile: { intro: expect.not.stringContaining('New words') } });
  const params = { id: staged.body.openChangeRequestId ?? '' };
  const more = await api.call(partners.setProfile, { as: 'lead', params: acacia, body: { whyUs: 'Because.' } });
  expect(more.body.openChangeRequestId).toBe(params.id);
  expect((await api.call(changeRequests.read, { as: 'otherLead', params })).status).toBe(404);
  expect((await api.call(changeRequests.update, { as: 'lead', params, body: { status: 'CONFIRMED' } })).status).toBe(409);
  expect((await api.call(changeRequests.update, { as: 'care', params, body: { status: 'DECLINED' } })).status).toBe(422);
  const confirmed = await api.call(changeRequests.update, { as: 'care', params, body: { status: 'CONFIRMED' } });
  expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', changes: [{ path: '/profile/intro' }, { path: '/profile/whyUs' }] });
  const { body: read } = await api.call(partners.read, { as: 'lead', params: acacia });
  expect(read).toMatchObject({ profile: { intro: 'New words.', whyUs: 'Because.' }, openChangeRequestId: null });
});

test('agents change their own fields, leads more; delegates belong to the same company; invitations work', async () => {
  const own = { id: await agentId(people.agent) };
  expect((await api.call(agents.update, { as: 'agent', params: own, body: { title: 'Planner' } })).body.title).toBe('Planner');
  expect((await api.call(agents.update, { as: 'agent', params: own, body: { isLead: true } })).status).toBe(422);
  expect((await api.call(agents.update, { as: 'otherLead', params: own, body: { title: 'x' } })).status).toBe(404);
  const away = { from: '2027-01-01', to: '2027-01-05', delegateAgentId: await agentId(people.otherLead) };
  expect((await api.call(agents.update, { as: 'agent', params: own, body: { outOfOffice: away } })).status).toBe(422);
  const lead = { id: await agentId(people.lead) };
  expect((await api.call(agents.update, { as: 'lead', params: lead, body: { isLead: false } })).status).toBe(422);
  const body = { givenName: 'Amina', familyName: 'Otieno', email: 'amina.otieno@example.com' };
  expect((await api.call(partners.inviteAgent, { as: 'agent', params: acacia, body })).status).toBe(403);
  const invited = await api.call(partners.inviteAgent, { as: 'lead', params: acacia, body });
  expect(invited).toMatchObject({ status: 201, body: { status: 'PENDING', partnerId: acacia.id } });
  expect((await api.call(partners.inviteAgent, { as: 'lead', params: acacia, body })).problem.errorCode).toBe('unique.conflict');
  const shown = await api.call(agents.read, { params: own });
  expect(shown.status).toBe(200);
  expect(shown.body).not.toHaveProperty('email');
  expect((await api.call(agents.read, { params: { id: invited.body.id } })).status).toBe(404);
});

test('agents lose their rights with their company’s at once, and regain them with it', async () => {
  const suspended = { status: 'SUSPENDED', reasonCode: 'CONDUCT' } as const;
  expect((await api.call(partners.read, { as: 'otherLead', params: stellwyn })).status).toBe(200);
  expect((await api.call(partners.setStatus, { as: 'admin', params: stellwyn, body: suspended })).body.status).toBe('SUSPENDED');
  const open = await query(
    server.databaseUrl,
    "SELECT id FROM trip_matches WHERE partner_id = $1 AND status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')",
    [stellwyn.id],
  );
  expect((await api.call(partners.read, { as: 'otherLead', params: stellwyn })).status).toBe(open.length > 0 ? 200 : 403);
  expect((await api.call(partners.setProfile, { as: 'otherLead', params: stellwyn, body: { languages: [] } })).status).toBe(403);
  const proposed = await query(server.databaseUrl, "SELECT id FROM trip_matches WHERE partner_id = $1 AND status = 'PROPOSED'", [
    stellwyn.id,
  ]);
  expect(proposed).toEqual([]);
  await query(server.databaseUrl, "UPDATE partners SET access_ended_at = now() - interval '31 days' WHERE id = $1", [stellwyn.id]);
  expect((await api.call(partners.read, { as: 'otherLead', params: stellwyn })).status).toBe(403);
  expect((await api.call(contract.countries.list, { as: 'otherLead' })).status).toBe(200);
  expect((await api.call(partners.setStatus, { as: 'admin', params: stellwyn, body: { status: 'ACTIVE' } })).body.status).toBe('ACTIVE');
  expect((await api.call(partners.setProfile, { as: 'otherLead', params: stellwyn, body: { languages: ['en'] } })).status).toBe(200);
});
