import { contract, notificationTypes, type NotificationType } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { connectPusher, subscribeTo } from '@farwend/tests/builders/pusherClient.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createMatch, liftMatchLimits, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { notifications, notificationPreferences } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);
const userIdOf = async (person: Person) =>
  (await sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [people[person]]))[0]?.id ?? '';
const list = async (as: Person, state: 'UNREAD' | 'OPEN' | 'DONE' | 'ALL' = 'UNREAD') =>
  (await api.call(notifications.list, { as, query: { state, limit: 100 } })).body.items;

await liftMatchLimits(server);
await sql(`UPDATE users SET roles = '{}' WHERE person_type = 'teamMember' AND email <> ALL ($1)`, [Object.values(people)]);
await sql(`UPDATE team_members SET care_country_codes = '{}'`);
await sql(`UPDATE country_settings SET care_team_member_ids = '{}'`);

/** Who was told of a subject, by their short names. */
async function toldOf(type: NotificationType, subjectId: string): Promise<string[]> {
  const rows = await sql<{ email: string }>(
    'SELECT u.email FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.type = $1 AND n.subject_id = $2',
    [type, subjectId],
  );
  return rows.map(({ email }) => Object.entries(people).find(([, one]) => one === email)?.[0] ?? email).toSorted();
}

/** Waits until exactly these were told. */
const expectTold = (type: NotificationType, subjectId: string, names: Person[]) =>
  eventually(async () => expect(await toldOf(type, subjectId)).toEqual(names));

/** A message to the agents in a new conversation. */
async function writeMessage() {
  await sql(`UPDATE trip_requests SET submitted_at = now() - interval '2 days'`); // otherwise the next one counts as a duplicate
  const conversation = await createMatchConversation(server, api);
  const write = (as: Person) =>
    api.call(contract.conversations.addMessage, { as, params: { id: conversation.id }, body: { body: 'Hello' } });
  await write('dana');
  return { ...conversation, write };
}

describe('who is told', () => {
  const setStatus = (path: string, id: string, as: Person, body: object) => api.send('PUT', `${path}/${id}/status`, { as, body });
  const assign = async (tripRequestId: string, person: Person) =>
    sql('UPDATE trip_requests SET assigned_to_id = $2 WHERE id = $1', [tripRequestId, await loadPersonId(server, people[person])]);

  test('of a new request: those who look after its country, or all of care', async () => {
    const first = await createMatch(server, api, 'PROPOSED');
    await expectTold('request.new', first.tripRequestId, ['care']);
    const keiko = 'keiko.arai@example.com';
    await sql(`UPDATE users SET roles = '{care}' WHERE email = $1`, [keiko]);
    await sql(`UPDATE team_members SET care_country_codes = '{KE}' WHERE email = $1`, [keiko]);
    const second = await createMatch(server, api, 'PROPOSED');
    await eventually(async () => expect(await toldOf('request.new', second.tripRequestId)).toEqual([keiko]));
    await sql(`UPDATE users SET roles = '{}' WHERE email = $1`, [keiko]);
  });

  test('of an assignment: whoever was assigned, unless they did it themselves', async () => {
    const { tripRequestId } = await createMatch(server, api, 'PROPOSED');
    for (const person of ['care', 'admin'] as const) {
      const body = { teamMemberId: await loadPersonId(server, people[person]) };
      expect((await api.call(contract.tripRequests.assign, { as: 'care', params: { id: tripRequestId }, body })).status).toBe(200);
    }
    await expectTold('request.assigned', tripRequestId, ['admin']);
  });

  test('of a declined match and what follows: the owner of the request', async () => {
    const { id, tripRequestId } = await createMatch(server, api, 'PROPOSED');
    await assign(tripRequestId, 'admin');
    expect((await setStatus('/v3/trip_matches', id, 'lead', { status: 'DECLINED', reasonCode: 'DATES' })).status).toBe(200);
    await expectTold('match.declined', id, ['admin']);
    await expectTold('request.needsMatches', tripRequestId, ['admin']);
    const [told] = await sql<{ title: string }>('SELECT title FROM notifications WHERE subject_id = $1', [id]);
    expect(told?.title).toMatch(/^Acacia Quill declined TR-\w{6}$/);
  });

  test('of an expired match, an answer and a cancellation: the owner', async () => {
    const { id, tripRequestId } = await createMatch(server, api, 'PROPOSED');
    await assign(tripRequestId, 'care');
    await sql(`UPDATE trip_matches SET respond_by = now() - interval '1 minute' WHERE id = $1`, [id]);
    await runJob(server, 'matchClocks');
    await expectTold('match.expired', id, ['care']);
    await sql(`UPDATE trip_requests SET status = 'NEEDS_INFO' WHERE id = $1`, [tripRequestId]);
    expect((await setStatus('/v3/trip_requests', tripRequestId, 'dana', { status: 'SCREENING' })).status).toBe(200);
    await expectTold('request.answered', tripRequestId, ['care']);
    expect((await setStatus('/v3/trip_requests', tripRequestId, 'dana', { status: 'CANCELLED' })).status).toBe(200);
    await expectTold('request.cancelled', tripRequestId, ['care']);
  });

  test('of a message by the contact form: marketing of the press, care of the rest', async () => {
    const send = async (option: 'PRESS' | 'OTHER') => {
      const body = { option, name: 'Ana Duarte', email: 'ana@example.org', message: 'We would like to talk about quiet islands.' };
      return (await api.call(contract.contactRequests.create, { captcha: 'contact', body })).body.id;
    };
    await expectTold('contact.new', await send('PRESS'), ['marageti']);
    await expectTold('contact.new', await send('OTHER'), ['care']);
  });

  test('of messages: who takes part, but not who wrote or has muted it', async () => {
    const { id, write } = await writeMessage();
    await expectTold('conversation.message', id, ['agent', 'lead']);
    await api.call(contract.conversations.update, { as: 'lead', params: { id }, body: { mutedUntil: '2099-01-01T00:00:00Z' } });
    await write('dana');
    await eventually(async () => expect((await list('agent')).find(({ subject }) => subject.id === id)?.count).toBe(2));
    expect((await list('lead')).find(({ subject }) => subject.id === id)).toMatchObject({ count: 1 });
  });

  test('of a mention: whoever is mentioned', async () => {
    const { tripRequestId } = await createMatch(server, api, 'PROPOSED');
    const mentions = [await loadPersonId(server, people.editor), await loadPersonId(server, people.care)];
    const body = { subjectType: 'TRIP_REQUEST', subjectId: tripRequestId, body: 'Could you look at it?', mentions } as const;
    const { body: note } = await api.call(contract.notes.create, { as: 'care', body });
    await expectTold('mention', note.id, ['editor']);
  });

  test('of a company that pauses and works again: care', async () => {
    const [partner] = await sql<{ id: string }>(
      `SELECT id FROM partners WHERE status = 'ACTIVE' AND display_name <> 'Acacia Quill' LIMIT 1`,
    );
    const id = partner?.id ?? '';
    await sql('UPDATE partners SET care_owner_id = NULL WHERE id = $1', [id]);
    expect((await setStatus('/v3/partners', id, 'admin', { status: 'PAUSED' })).status).toBe(200);
    await expectTold('partner.paused', id, ['care']);
    expect((await setStatus('/v3/partners', id, 'admin', { status: 'ACTIVE' })).status).toBe(200);
    await expectTold('partner.resumed', id, ['care']);
  });

  test('of a page that is to be reviewed: publishers; of the decision: its author', async () => {
    const [article] = await sql<{ id: string }>(
      `SELECT id FROM content WHERE type = 'article' AND status = 'PUBLISHED' AND review_state = 'NONE' LIMIT 1`,
    );
    const id = article?.id ?? '';
    await sql('UPDATE content SET created_by_id = $1 WHERE id = $2', [await userIdOf('editor'), id]);
    const move = (as: Person, reviewState: string) => api.send('PUT', `/v2/articles/${id}`, { as, body: { id, reviewState } });
    expect((await move('editor', 'SUBMITTED')).status).toBe(200);
    await expectTold('content.submitted', id, ['publisher']);
    expect((await move('publisher', 'CHANGES_REQUESTED')).status).toBe(200);
    await expectTold('content.changesRequested', id, ['editor']);
  });

  test('of what is overdue: who has to reply when time runs out, the owner when it has', async () => {
    const { id, tripRequestId } = await writeMessage();
    await assign(tripRequestId, 'admin');
    await sql(`UPDATE conversations SET sla_due_at = now() + interval '1 hour' WHERE id = $1`, [id]);
    await runJob(server, 'notifyOfDueWork', 2);
    await expectTold('conversation.slaWarning', id, ['agent', 'lead']);
    await sql(`UPDATE conversations SET sla_due_at = now() - interval '1 minute' WHERE id = $1`, [id]);
    await runJob(server, 'notifyOfDueWork', 2);
    await expectTold('conversation.slaBreach', id, ['admin']);
    const [breach] = await list('admin');
    expect(breach).toMatchObject({ type: 'conversation.slaBreach', priority: 'HIGH', count: 1 });
    expect(breach?.title).toMatch(/^A reply is overdue about TR-\w{6}$/);
  });

  test('of tasks, exports and privacy requests that are due: once', async () => {
    const { tripRequestId } = await createMatch(server, api, 'PROPOSED');
    const task = async (label: string, minutesAgo: number) => ({
      id: randomUUID(),
      label,
      done: false,
      dueAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      assigneeId: await loadPersonId(server, people.team),
    });
    await sql('UPDATE trip_requests SET checklist_items = $2 WHERE id = $1', [
      tripRequestId,
      JSON.stringify([await task('Call', 5), await task('Call again', 3), await task('Later', -60)]),
    ]);
    const [privacy] = await sql<{ id: string }>(
      `INSERT INTO privacy_requests (id, kind, subject_type, email, email_hmac, status, due_at)
       VALUES (gen_random_uuid(), 'ERASE', 'TRAVELER', 'x@example.org', 'x', 'HELD', now() + interval '5 days') RETURNING id`,
    );
    const exportId = randomUUID();
    await sql(
      `INSERT INTO exports (id, job_id, kind, format, parameters, requested_by_id, row_count, finished_at)
       VALUES (gen_random_uuid(), $1, 'salesRecordings', 'csv', '{}', $2, 12, now()), ($3, gen_random_uuid(), 'partner', 'csv', '{}', $2, 3, now())`,
      [tripRequestId, await userIdOf('care'), exportId],
    );
    await runJob(server, 'notifyOfDueWork', 3);
    await expectTold('task.due', tripRequestId, ['team']);
    await expectTold('privacy.due', privacy?.id ?? '', ['admin']);
    await expectTold('export.done', tripRequestId, ['care']);
    await expectTold('export.done', exportId, ['care']);
    const counts = await sql('SELECT count FROM notifications WHERE subject_id = ANY ($1) AND count > 1', [[tripRequestId, privacy?.id]]);
    expect(counts).toEqual([{ count: 2 }]); // two tasks, each once
  });

  test('nobody fits: all of care, and without care the administrators', async () => {
    await sql(`UPDATE users SET roles = array_remove(roles, 'care') WHERE 'care' = ANY (roles)`);
    const [partner] = await sql<{ id: string }>(`SELECT id FROM partners WHERE display_name = 'Acacia Quill'`);
    const id = partner?.id ?? '';
    await sql('UPDATE partners SET care_owner_id = NULL WHERE id = $1', [id]);
    await setStatus('/v3/partners', id, 'lead', { status: 'PAUSED' });
    await expectTold('partner.paused', id, ['admin']);
    await sql(`UPDATE users SET roles = roles || '{care}' WHERE email = $1`, [people.care]);
    await setStatus('/v3/partners', id, 'lead', { status: 'ACTIVE' });
  });
});

describe('notifications', () => {
  test('are counted once for each message while they are unread, also when many come at once', async () => {
    const { id, write } = await writeMessage();
    await Promise.all(Array.from({ length: 6 }, () => write('dana')));
    const find = async (state: 'UNREAD' | 'ALL') => (await list('agent', state)).filter(({ subject }) => subject.id === id);
    await eventually(async () =>
      expect(await find('UNREAD')).toMatchObject([{ count: 7, type: 'conversation.message', priority: 'NORMAL' }]),
    );
    const [first] = await find('UNREAD');
    const { body } = await api.call(notifications.update, { as: 'agent', params: { id: first?.id ?? '' }, body: { read: true } });
    expect(body.readAt).not.toBeNull();
    await write('dana');
    await eventually(async () => expect(await find('UNREAD')).toMatchObject([{ count: 1 }]));
    expect(await find('ALL')).toHaveLength(2);
    const again = await api.call(notifications.update, { as: 'agent', params: { id: first?.id ?? '' }, body: { read: false } });
    expect(again.body.readAt).not.toBeNull(); // a newer one is unread
  });

  test('are pushed to the person', async () => {
    const pusher = await connectPusher(server, await api.tokenOf('lead'));
    const received = await subscribeTo(pusher, `private-user-${await userIdOf('lead')}`);
    const { id } = await writeMessage();
    const event = await waitFor('the event', async () => received.find(({ event: name }) => name === 'notification.created'));
    const [own] = (await list('lead')).filter(({ subject }) => subject.id === id);
    expect(event.data).toEqual({ notificationId: own?.id });
    pusher.disconnect();
  });

  test('are read once the person opens the conversation', async () => {
    const { id } = await writeMessage();
    const isUnread = async (as: Person) => (await list(as)).some(({ subject }) => subject.id === id);
    await expectTold('conversation.message', id, ['agent', 'lead']);
    expect((await api.call(contract.conversations.messages, { as: 'lead', params: { id } })).status).toBe(200);
    expect([await isUnread('lead'), await isUnread('agent')]).toEqual([false, true]);
    expect((await api.call(contract.conversations.markRead, { as: 'agent', params: { id }, body: {} })).status).toBe(200);
    expect(await isUnread('agent')).toBe(false);
  });

  test('are marked up to a moment, and done ones are read', async () => {
    const { id } = await writeMessage();
    const newest = await waitFor('it', async () => (await list('lead')).find(({ subject }) => subject.id === id));
    const { body: before } = await api.call(notifications.counts, { as: 'lead' });
    expect(before.unread).toBeGreaterThan(0);
    const marked = await api.call(notifications.mark, { as: 'lead', body: { upTo: newest.happenedAt, done: true } });
    expect(marked.body).toEqual({ unread: 0, unreadHigh: 0, open: 0 });
    expect((await list('lead', 'DONE')).find((one) => one.id === newest.id)).toMatchObject({ readAt: expect.any(String) });
    expect(await list('lead', 'OPEN')).toEqual([]);
    await api.call(notifications.mark, { as: 'lead', body: { ids: [newest.id], done: false, read: false } });
    expect(await list('lead', 'UNREAD')).toMatchObject([{ id: newest.id, readAt: null, doneAt: null }]);
  });

  test('of others cannot be read or marked, and a wrong body is named', async () => {
    const [own] = await list('lead', 'ALL');
    const params = { id: own?.id ?? '' };
    expect((await api.call(notifications.update, { as: 'agent', params, body: { read: true } })).status).toBe(404);
    expect((await api.call(notifications.mark, { as: 'agent', body: { ids: [params.id], done: true } })).status).toBe(200);
    expect((await list('lead', 'ALL')).find(({ id }) => id === params.id)).toEqual(own);
    expect(await api.call(notifications.mark, { as: 'agent', body: { read: true } })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'ids' }] },
    });
    expect((await api.call(notifications.list, {})).status).toBe(401);
  });

  test('are deleted after 90 days', async () => {
    const [own] = await list('lead', 'ALL');
    await sql(`UPDATE notifications SET happened_at = now() - interval '91 days' WHERE id = $1`, [own?.id]);
    await runJob(server, 'purgeExpired');
    expect((await list('lead', 'ALL')).some(({ id }) => id === own?.id)).toBe(false);
  });
});

test('preferences have a mode for every type, and keep what is not named', async () => {
  const read = async () => (await api.call(notificationPreferences.read, { as: 'team' })).body;
  expect(Object.keys((await read()).types).toSorted()).toEqual([...notificationTypes].toSorted());
  expect(await read()).toMatchObject({ digestAt: '08:00', quietHours: null, types: { 'match.declined': 'DIGEST', mention: 'INSTANT' } });
  const quietHours = { from: '20:00', to: '07:00' };
  await api.call(notificationPreferences.update, { as: 'team', body: { types: { mention: 'OFF' }, quietHours } });
  await api.call(notificationPreferences.update, { as: 'team', body: { types: { 'match.declined': 'INSTANT' }, digestAt: '06:30' } });
  expect(await read()).toMatchObject({ digestAt: '06:30', quietHours, types: { 'match.declined': 'INSTANT', mention: 'OFF' } });
  const wrong = await api.send('PUT', notificationPreferences.update.path, {
    as: 'team',
    body: { types: { everything: 'OFF' }, digestAt: '25:00' },
  });
  expect(wrong.status).toBe(422);
});
