import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { liftMatchLimits, createMatch, loadPartnerId, loadPersonId, createQualifiedRequest } from '@farwend/tests/builders/tripMatch.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const { create, listOfRequest, read, setStatus, snoozeReminder, dismissReminder, assign, unassignAll, update, addChecklistItem } =
  contract.tripMatches;
const requests = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
const sql = (text: string, values: unknown[]) => query(server.databaseUrl, text, values);
beforeAll(() => liftMatchLimits(server));
afterAll(() => server.stop());

const statusOf = async (id: string) => (await api.call(read, { as: 'care', params: { id } })).body.status;
const becomes = (id: string, status: string) =>
  waitFor(`match ${id} to be ${status}`, async () => ((await statusOf(id)) === status ? true : undefined));

test('an unanswered proposal passes to the next partner, once however often the clocks run', async () => {
  const id = await createQualifiedRequest(server, api, { destinationNames: ['Italy'] });
  const first = await api.call(create, { as: 'care', params: { id }, body: { partnerId: await loadPartnerId(server, 'Lume & Tessaro') } });
  await sql(`UPDATE trip_matches SET proposed_at = now() - interval '3 days', respond_by = now() - interval '1 minute' WHERE id = $1`, [
    first.body.id,
  ]);
  await Promise.all([runJob(server, 'matchClocks'), runJob(server, 'matchClocks')]);
  await becomes(first.body.id, 'EXPIRED');
  await runJob(server, 'matchClocks');
  const list = async () => (await api.call(listOfRequest, { as: 'care', params: { id } })).body.items;
  const next = await waitFor('the next proposal', async () => (await list()).find(({ status }) => status === 'PROPOSED'));
  expect(next).toMatchObject({ statusNote: expect.stringContaining('Lume & Tessaro'), createdById: null });
  expect(await list()).toHaveLength(2);
  expect((await api.call(requests.read, { as: 'care', params: { id } })).body.status).toBe('MATCHED');
});

test('agents are reminded after 50 and 80 % of their time unless dismissed, and the clock pauses on hold', async () => {
  const reminded = await createMatch(server, api, 'PROPOSED');
  const dismissed = await createMatch(server, api, 'PROPOSED');
  const held = await createMatch(server, api, 'PROPOSED');
  await api.call(dismissReminder, { as: 'agent', params: { id: dismissed.id }, body: { reason: 'On it' } });
  await api.call(requests.setStatus, { as: 'care', params: { id: held.tripRequestId }, body: { status: 'ON_HOLD' } });
  const hours = { mon: [{ from: '00:00', to: '24:00' }] };
  const every = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, hours.mon]));
  await sql(`UPDATE partners SET business_hours = $1, holidays = '{}' WHERE display_name = 'Acacia Quill'`, [JSON.stringify(every)]);
  for (const { id } of [reminded, dismissed])
    await sql(
      `UPDATE trip_matches SET proposed_at = now() - interval '85 minutes', respond_by = now() + interval '15 minutes', remind_at = now() WHERE id = $1`,
      [id],
    );
  await sql(`UPDATE trip_matches SET respond_by = now() - interval '1 hour' WHERE id = $1`, [held.id]);
  await runJob(server, 'matchClocks');
  const steps = async (id: string) => (await sql('SELECT clock_steps FROM trip_matches WHERE id = $1', [id]))[0]?.['clock_steps'];
  await waitFor('the reminder', async () => ((await steps(dismissed.id)).includes('RESPOND_80') ? true : undefined));
  expect((await steps(reminded.id)).toSorted()).toEqual(['RESPOND_50', 'RESPOND_80']);
  const mails = await sql(`SELECT related_id FROM templated_emails WHERE template_key = 'match-reminder'`, []);
  expect(mails.map((mail) => mail['related_id'])).toContain(reminded.id);
  expect(mails.map((mail) => mail['related_id'])).not.toContain(dismissed.id);
  expect(await statusOf(held.id)).toBe('PROPOSED');
  await api.call(requests.setStatus, { as: 'care', params: { id: held.tripRequestId }, body: { status: 'MATCHED' } });
});

test('an accepted match is introduced automatically once every question is answered, and both sides get a mail', async () => {
  const open = await createMatch(server, api, 'ACCEPTED');
  const clear = await createMatch(server, api, 'ACCEPTED');
  await sql(
    `INSERT INTO screening_results (id, criterion_id, criterion_version, subject_type, subject_id, outcome, method)
     SELECT gen_random_uuid(), id, 1, 'TRIP_REQUEST', $1, 'PASS', 'CALL' FROM screening_criteria WHERE stage = 'BEFORE_INTRODUCTION'`,
    [clear.tripRequestId],
  );
  await sql(`UPDATE trip_matches SET accepted_at = now() - interval '20 minutes' WHERE id = ANY ($1::uuid[])`, [[open.id, clear.id]]);
  await runJob(server, 'matchClocks');
  await becomes(clear.id, 'INTRODUCED');
  expect(await statusOf(open.id)).toBe('ACCEPTED');
  expect((await waitForEmail(server, people.dana, /Acacia Quill/)).subject).toContain('Acacia Quill');
});

test('a late first proposal becomes a task for care, and an unattended new request is escalated', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
  await sql(`UPDATE trip_matches SET proposal_due_at = now() - interval '1 hour' WHERE id = $1`, [id]);
  const waiting = await createQualifiedRequest(server, api);
  await sql(`UPDATE trip_requests SET status = 'PENDING', status_changed_at = now() - interval '6 days' WHERE id = $1`, [waiting]);
  await runJob(server, 'matchClocks');
  const task = await waitFor('the task', async () => {
    const { body } = await api.call(requests.read, { as: 'care', params: { id: tripRequestId } });
    return body.checklistItems?.find(({ templateKey }) => templateKey === 'proposalDue');
  });
  expect(task.label).toContain('Acacia Quill');
  const called = () => sql(`SELECT 1 FROM audit WHERE entity_id = $1 AND action = 'ESCALATED'`, [waiting]);
  await waitFor('the call', async () => ((await called()).length > 0 ? true : undefined));
  await runJob(server, 'matchClocks');
  expect(await called()).toHaveLength(1);
});

test('trips begin and end on their dates, and old drafts are anonymised', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
  await api.call(setStatus, { as: 'care', params: { id }, body: { status: 'BOOKED' } });
  await sql(`UPDATE trip_matches SET travel_start = current_date - 9, travel_end = current_date - 1 WHERE id = $1`, [id]);
  const draft = await createQualifiedRequest(server, api);
  await sql(`UPDATE trip_requests SET status = 'DRAFT', status_changed_at = now() - interval '31 days' WHERE id = $1`, [draft]);
  await runJob(server, 'tripRequestClocks');
  await becomes(id, 'COMPLETED');
  expect((await api.call(requests.read, { as: 'care', params: { id: tripRequestId } })).body.status).toBe('COMPLETED');
  const erased = await waitFor('the empty draft', async () => {
    const { body } = await api.call(requests.read, { as: 'care', params: { id: draft } });
    return body.status === 'EXPIRED' ? body : undefined;
  });
  expect(erased).toMatchObject({ tripDescription: '', travelers: [{ email: 'erased', givenName: 'erased' }] });
  const kept = await api.call(requests.version, { as: 'care', params: { id: draft, v: '1' } });
  expect(kept.text).not.toContain(people.dana);
});

test('reminders can be snoozed and dismissed, leads assign agents, and the checklist is stored', async () => {
  const { id } = await createMatch(server, api, 'PROPOSED');
  const at = { params: { id } };
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  expect((await api.call(snoozeReminder, { as: 'agent', ...at, body: { until: soon } })).body.reminder).toMatchObject({
    snoozedUntil: soon,
  });
  for (const until of ['2020-01-01T00:00:00Z', new Date(Date.now() + 40 * 86_400_000).toISOString()])
    expect((await api.call(snoozeReminder, { as: 'agent', ...at, body: { until } })).status).toBe(422);
  expect((await api.call(dismissReminder, { as: 'agent', ...at, body: {} })).body.reminder?.dismissedAt).toBeTruthy();
  expect((await api.call(dismissReminder, { as: 'otherLead', ...at, body: {} })).status).toBe(404);
  expect((await api.call(dismissReminder, { as: 'dana', ...at, body: {} })).status).toBe(403);

  const [agentId, foreignId] = [await loadPersonId(server, people.agent), await loadPersonId(server, people.otherLead)];
  expect((await api.call(assign, { as: 'agent', params: { id, x: agentId } })).status).toBe(403);
  expect((await api.call(assign, { as: 'lead', params: { id, x: foreignId } })).status).toBe(404);
  expect((await api.call(assign, { as: 'lead', params: { id, x: agentId } })).body.agentIds).toContain(agentId);
  expect((await api.call(update, { as: 'lead', ...at, body: { leadAgentId: agentId } })).body.leadAgentId).toBe(agentId);
  expect((await api.call(update, { as: 'agent', ...at, body: { leadAgentId: null } })).status).toBe(422);
  expect((await api.call(update, { as: 'agent', ...at, body: { rank: 7 } })).status).toBe(422);
  expect((await api.call(unassignAll, { as: 'care', ...at })).body).toMatchObject({ agentIds: [], leadAgentId: null });
  expect((await api.call(contract.tripMatches.agent, { as: 'care', params: { id, x: agentId } })).body).toMatchObject({
    isAssigned: false,
    email: people.agent,
  });
  expect((await api.call(contract.tripMatches.agent, { as: 'care', params: { id, x: foreignId } })).status).toBe(404);

  const added = await api.call(addChecklistItem, { as: 'agent', ...at, body: { label: 'Ask for the camp they liked' } });
  expect(added.status).toBe(201);
  const [item] = added.body.checklistItems ?? [];
  const done = await api.call(update, { as: 'care', ...at, body: { checklistItems: [{ ...item, label: item?.label ?? '', done: true }] } });
  expect(done.body.checklistItems?.[0]).toMatchObject({ done: true, doneAt: expect.any(String) });
  const own = await api.call(read, { as: 'agent', ...at });
  const same = await api.send('PUT', `/v3/trip_matches/${id}`, { as: 'agent', body: own.body });
  const { carePerson: _, ...kept } = own.body; // only reading shows it
  expect([same.status, same.body]).toEqual([200, kept]);
  const gone = await api.call(contract.tripMatches.removeChecklistItem, { as: 'agent', params: { id, itemId: item?.id ?? '' } });
  expect(gone.body.checklistItems).toEqual([]);
  const wrongDays = await api.call(update, { as: 'agent', ...at, body: { travelStart: '2027-07-10', travelEnd: '2027-07-01' } });
  expect([wrongDays.status, wrongDays.problem.errors?.[0]?.field]).toEqual([422, 'travelEnd']);
});
