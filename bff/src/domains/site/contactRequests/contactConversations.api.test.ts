import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { companyContactRequests, contactRequests, conversations } = contract;
let count = 0;

/** Sends the contact form under an address of its own, and returns what care sees of it. */
async function send(option: 'PLAN_A_TRIP' | 'EXISTING_TRIP' | 'PRESS' | 'CAREERS', email = `guest${(count += 1)}@guests.example`) {
  const body = { option, name: 'Ana Duarte', email, message: 'Does the ferry run in winter?' };
  const sent = await api.call(contactRequests.create, { captcha: 'contact', body });
  expect(sent.status).toBe(201);
  const { conversationId } = sent.body;
  if (conversationId === null) throw new Error('It has no conversation');
  const params = { id: conversationId };
  return { id: sent.body.id, email, params, conversation: (await api.call(conversations.read, { as: 'care', params })).body };
}

/** Asks Acacia Quill something. */
async function ask(email: string) {
  const { body: list } = await api.call(contract.companies.list, { query: { limit: 50 } });
  const companyId = list.items.find(({ title }) => title === 'Acacia Quill')?.id ?? '';
  const body = { kind: 'QUESTION_TO_COMPANY' as const, companyId, name: 'Ana Duarte', email, message: 'Do you know the salt pans?' };
  const { body: sent } = await api.call(companyContactRequests.create, { captcha: 'companyContact', body });
  return { id: sent.id, params: { id: sent.conversationId ?? '' } };
}

async function idOf(person: Person): Promise<string> {
  const [member] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM team_members WHERE email = $1', [people[person]]);
  return member?.id ?? '';
}

const readStatus = async (id: string) => (await api.call(contactRequests.read, { as: 'care', params: { id } })).body.status;

describe('a message from the contact form', () => {
  test('opens a conversation with a guest, is due in eight business hours, and gets a receipt', async () => {
    const { email, params, conversation } = await send('PLAN_A_TRIP');
    expect(conversation).toMatchObject({
      subjectType: 'CONTACT_REQUEST',
      title: 'Planning a trip: Ana Duarte',
      status: 'ACTIVE',
      awaitingReplyFrom: 'CARE',
      slaDueAt: expect.any(String),
      assignedToId: expect.any(String),
      messageCount: 1,
    });
    expect(conversation.participants).toContainEqual(
      expect.objectContaining({ personType: 'guest', role: 'OWNER', displayName: 'Ana Duarte', email }),
    );
    const { body } = await api.call(conversations.messages, { as: 'care', params });
    expect(body.items).toEqual([
      expect.objectContaining({ body: 'Does the ferry run in winter?', authorType: 'guest', authorName: 'Ana Duarte' }),
    ]);
    await waitForEmail(server, email, /A person reads your message/);
  });

  test('is given to whoever it is for: care, marketing, an administrator, or those who look after the trip', async () => {
    expect((await send('PRESS')).conversation.assignedToId).toBe(await idOf('marageti'));
    const careers = (await send('CAREERS')).conversation;
    const [admin] = await query<{ roles: string[] }>(
      server.databaseUrl,
      'SELECT u.roles FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.id = $1',
      [careers.assignedToId],
    );
    expect(admin?.roles).toContain('admin');
    const [trip] = await query<{ email: string; assigneeId: string }>(
      server.databaseUrl,
      `SELECT t.email, r.assigned_to_id AS "assigneeId" FROM trip_requests r JOIN travelers t ON r.traveler_ids = ARRAY[t.id]
       WHERE r.status = 'MATCHED' AND r.assigned_to_id IS NOT NULL AND t.erased_at IS NULL
         AND (SELECT count(*) FROM trip_requests o WHERE o.traveler_ids @> ARRAY[t.id]) = 1 LIMIT 1`,
    );
    if (!trip) throw new Error('The demo data has no open trip with an assignee');
    expect((await send('EXISTING_TRIP', trip.email)).conversation.assignedToId).toBe(trip.assigneeId);
  });

  test('a message of the press is read and answered by marketing, and no other message', async () => {
    const press = await send('PRESS');
    const other = await send('PLAN_A_TRIP');
    const read = (params: { id: string }) => api.call(conversations.read, { as: 'marageti', params });
    expect([(await read(press.params)).status, (await read(other.params)).status]).toEqual([200, 404]);
    const body = { body: 'Here is our press kit.' };
    expect((await api.call(conversations.addMessage, { as: 'marageti', params: press.params, body })).status).toBe(201);
    await waitForEmail(server, press.email, /Here is our press kit/);
    expect(await readStatus(press.id)).toBe('ANSWERED');
  });
});

describe('an answer', () => {
  test('given with the status is a message, which is mailed', async () => {
    const { id, email, params } = await send('PLAN_A_TRIP');
    const answer = 'It does, on Fridays.\n\n- The crossing takes an hour.';
    const put = await api.call(contactRequests.update, { as: 'care', params: { id }, body: { status: 'ANSWERED', answer } });
    expect(put).toMatchObject({ status: 200, body: { status: 'ANSWERED', answer } });
    const { text, subject } = await waitForEmail(server, email, /It does, on Fridays/);
    expect(subject).toMatch(/^\S+ of Farwend answered your message$/);
    expect(text.replaceAll('\r', '')).toContain('It does, on Fridays.\n\n- The crossing takes an hour.');
    expect(text).toContain('You wrote: Does the ferry run in winter?');
    const { body: conversation } = await api.call(conversations.read, { as: 'care', params });
    expect(conversation).toMatchObject({ messageCount: 2, awaitingReplyFrom: 'TRAVELER' });
  });

  test('written in the conversation answers the request too, and again', async () => {
    const { id, email, params } = await send('PLAN_A_TRIP');
    await api.call(conversations.addPeople, { as: 'care', params: { ...params, ids: await idOf('care') }, body: {} });
    for (const body of ['The first answer.', 'The second answer.']) {
      await api.call(conversations.addMessage, { as: 'care', params, body: { body } });
      await waitForEmail(server, email, new RegExp(body));
      expect((await api.call(contactRequests.read, { as: 'care', params: { id } })).body).toMatchObject({
        status: 'ANSWERED',
        answer: body,
      });
    }
  });

  test('needs the status, and cannot carry documents', async () => {
    const { id, params } = await send('PLAN_A_TRIP');
    const put = await api.call(contactRequests.update, { as: 'care', params: { id }, body: { answer: 'Only for us.' } });
    expect(put).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/answer', code: 'notAllowed' }] } });
    await api.call(conversations.addPeople, { as: 'care', params: { ...params, ids: await idOf('care') }, body: {} });
    const body = { body: 'See this', documentIds: [crypto.randomUUID()] };
    expect(await api.call(conversations.addMessage, { as: 'care', params, body })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/documentIds' }] },
    });
  });

  test('opens the conversation of a request from before conversations', async () => {
    const [old] = await query<{ id: string; email: string }>(
      server.databaseUrl,
      `SELECT id, email FROM contact_requests WHERE conversation_id IS NULL AND status = 'NEW' LIMIT 1`,
    );
    const params = { id: old?.id ?? '' };
    const body = { status: 'ANSWERED' as const, answer: 'Thank you for waiting.' };
    const put = await api.call(contactRequests.update, { as: 'care', params, body });
    expect(put).toMatchObject({ status: 200, body: { status: 'ANSWERED', conversationId: expect.any(String) } });
    await waitForEmail(server, old?.email ?? '', /Thank you for waiting/);
  });
});

test('a forwarded question: the company joins, our team reads along, and its answers reach the asker', async () => {
  const email = 'forwarded@guests.example';
  const { id, params } = await ask(email);
  expect((await api.call(conversations.read, { as: 'lead', params })).status).toBe(404);
  await api.call(companyContactRequests.update, { as: 'care', params: { id }, body: { status: 'FORWARDED' } });
  await waitForEmail(server, email, /passed on your question to Acacia Quill/);
  const { body: conversation } = await api.call(conversations.read, { as: 'lead', params });
  expect(conversation).toMatchObject({ isParticipant: true, awaitingReplyFrom: 'AGENT' });
  expect(conversation.participants.filter(({ personType }) => personType === 'teamMember').map(({ role }) => role)).toEqual(['OBSERVER']);
  expect(conversation.participants.map((one) => one.email)).not.toContain(email);
  await api.call(conversations.addMessage, { as: 'lead', params, body: { body: 'We walked there in May.' } });
  expect((await waitForEmail(server, email, /We walked there in May/)).subject).toMatch(/of Acacia Quill answered/);
  expect((await api.call(companyContactRequests.read, { as: 'care', params: { id } })).body.status).toBe('ANSWERED');
  expect((await api.call(conversations.read, { as: 'otherLead', params })).status).toBe(404);
});

test('an application to join is confirmed with its own mail', async () => {
  const email = 'join@guests.example';
  const body = {
    kind: 'JOIN_AS_COMPANY' as const,
    companyName: 'Reed & Heron',
    name: 'Ana Duarte',
    email,
    message: 'We plan walks in marshes.',
  };
  await api.call(companyContactRequests.create, { captcha: 'companyContact', body });
  await waitForEmail(server, email, /The application of Reed & Heron has reached us/);
  expect(await readEmails(server, email)).toHaveLength(1);
});

test('an answered request closes with its conversation after 14 silent days, an unanswered one does not', async () => {
  const [answered, open] = [await send('PLAN_A_TRIP'), await send('PLAN_A_TRIP')];
  await api.call(contactRequests.update, {
    as: 'care',
    params: { id: answered.id },
    body: { status: 'ANSWERED', answer: 'Yes, it does.' },
  });
  await runJob(server, 'closeSilentContacts');
  expect(await readStatus(answered.id)).toBe('ANSWERED');
  await query(
    server.databaseUrl,
    `WITH old AS (UPDATE contact_requests SET status_changed_at = now() - interval '15 days' RETURNING conversation_id)
     UPDATE conversations SET last_message_at = now() - interval '15 days' WHERE id IN (SELECT conversation_id FROM old)`,
  );
  await runJob(server, 'closeSilentContacts');
  expect([await readStatus(answered.id), await readStatus(open.id)]).toEqual(['CLOSED', 'NEW']);
  expect((await api.call(conversations.read, { as: 'care', params: answered.params })).body.status).toBe('CLOSED');
});

test('spam closes the conversation, and reopening the request opens it again', async () => {
  const { id, params } = await send('PLAN_A_TRIP');
  const statusAfter = async (status: 'SPAM' | 'OPEN') => {
    await api.call(contactRequests.update, { as: 'care', params: { id }, body: { status } });
    return (await api.call(conversations.read, { as: 'care', params })).body.status;
  };
  expect([await statusAfter('SPAM'), await statusAfter('OPEN')]).toEqual(['CLOSED', 'ACTIVE']);
});

test('a deleted company contact request takes its conversation along', async () => {
  const { id, params } = await ask('deleted@guests.example');
  expect((await api.call(companyContactRequests.remove, { as: 'admin', params: { id } })).status).toBe(204);
  expect((await api.call(conversations.read, { as: 'care', params })).status).toBe(404);
});
