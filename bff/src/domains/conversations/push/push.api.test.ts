import { contract } from '@farwend/api-contract';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, PASSWORD, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { connectPusher, subscribeTo } from '@farwend/tests/builders/pusherClient.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { startServerProcess } from '@farwend/tests/builders/serverProcess.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';
import type { Pusher } from '@farwend/tests/pusher.mjs';

const server = await startServer();
const api = createApi(server);
const { push, conversations } = contract;
const one = await createMatchConversation(server, api);
const channel = `private-conversation-${one.id}`;
const [{ id: article } = { id: '' }] = await query<{ id: string }>(
  server.databaseUrl,
  `SELECT id FROM content WHERE type = 'article' LIMIT 1`,
);
const open: Pusher[] = [];
afterEach(() => {
  for (const pusher of open.splice(0)) pusher.disconnect();
});
afterAll(() => server.stop());

async function connect(token: string): Promise<Pusher> {
  const pusher = await connectPusher(server, token);
  open.push(pusher);
  return pusher;
}
const succeeded = 'pusher:subscription_succeeded';
const tokenOf = async (person: Person): Promise<string> => {
  const body = { username: people[person], password: PASSWORD };
  return (await api.call(contract.tokens.create, { body })).body.accessToken;
};
const write = (as: Person, body: string) => api.call(conversations.addMessage, { as, params: { id: one.id }, body: { body } });

describe('a subscribed page', () => {
  test('receives the id of a new message, without its text', async () => {
    const pusher = await connect(await tokenOf('lead'));
    const received = await subscribeTo(pusher, channel);
    expect(received[0]?.event).toBe(succeeded);
    const created = await write('dana', 'A word that is not pushed');
    const event = await waitFor('the message', async () => received.find(({ event: name }) => name === 'message.created'));
    expect(event.data).toEqual({ conversationId: one.id, messageId: created.body.id });
  });

  test('at the desk learns of requests that arrive, are assigned and move, by their ids', async () => {
    const received = await subscribeTo(await connect(await tokenOf('care')), 'private-desk');
    const body = tripRequestBody({ allowDuplicate: true, tripDescription: `Elephants ${randomUUID()}` });
    const { id } = (await api.call(contract.tripRequests.create, { as: 'care', body: { ...body, source: 'STAFF' } })).body;
    const { personId } = (await api.call(contract.sessions.currentUser, { as: 'care' })).body;
    await api.call(contract.tripRequests.assign, { as: 'care', params: { id }, body: { teamMemberId: personId } });
    await api.call(contract.tripRequests.setMatchingNotes, { as: 'care', params: { id }, body: { matchingNotes: 'Nothing to tell.' } });
    await api.call(contract.tripRequests.setStatus, { as: 'care', params: { id }, body: { status: 'SCREENING' } });
    const events = () => received.filter(({ data }) => Reflect.get(Object(data), 'tripRequestId') === id);
    await waitFor('the move', async () => events().find(({ event }) => event === 'tripRequest.moved'));
    expect(events().map(({ event, data }) => [event, data])).toEqual(
      ['tripRequest.arrived', 'tripRequest.assigned', 'tripRequest.moved'].map((event) => [event, { tripRequestId: id }]),
    );
  });

  test('receives nothing about a failed write', async () => {
    const received = await subscribeTo(await connect(await tokenOf('lead')), channel);
    const body = { body: 'Half', documentIds: [randomUUID()] };
    expect((await api.call(conversations.addMessage, { as: 'dana', params: { id: one.id }, body })).status).toBe(422);
    await write('dana', 'Whole');
    await waitFor('the committed message', async () => received.find(({ event }) => event === 'message.created'));
    expect(received.filter(({ event }) => event === 'message.created')).toHaveLength(1);
  });

  test('signs in as its user', async () => {
    const pusher = await connect(await tokenOf('dana'));
    const signedIn = new Promise((resolve) => pusher.bind('pusher:signin_success', resolve));
    pusher.signin();
    expect(await signedIn).toMatchObject({ user_data: expect.stringContaining('"id"') });
  });

  test('sees who else views a request, but not their token', async () => {
    const name = `presence-tripRequest-${one.tripRequestId}`;
    const care = await subscribeTo(await connect(await tokenOf('care')), name);
    const admin = await subscribeTo(await connect(await tokenOf('admin')), name);
    expect(admin[0]?.data).toMatchObject({ count: 2 });
    const added = await waitFor('the other', async () => care.find(({ event }) => event === 'pusher:member_added'));
    expect(JSON.stringify([added, admin[0]])).not.toContain('token');
  });
});

describe('who may join which channel', () => {
  const auth = (as: Person, channelName: string, socketId = '123.456') =>
    api.send('POST', push.channelAuth.path, { as, body: { socketId, channelName } });

  test.each<[Person, string, number]>([
    ['dana', channel, 200],
    ['agent', channel, 200],
    ['care', channel, 200],
    ['jordan', channel, 404],
    ['otherLead', channel, 404],
    ['editor', channel, 404],
    ['dana', `private-conversation-${randomUUID()}`, 404],
    ['dana', `private-user-${randomUUID()}`, 404],
    ['admin', `private-user-${randomUUID()}`, 404],
    ['lead', `private-partner-${one.partnerId}`, 200],
    ['care', `private-partner-${one.partnerId}`, 200],
    ['otherLead', `private-partner-${one.partnerId}`, 404],
    ['dana', `private-partner-${one.partnerId}`, 404],
    ['dana', `presence-tripRequest-${one.tripRequestId}`, 200],
    ['care', 'private-desk', 200],
    ['marageti', 'private-desk', 200],
    ['dana', 'private-desk', 404],
    ['lead', 'private-desk', 404],
    ['editor', `presence-content-article-${article}`, 200],
    ['editor', `presence-content-guide-${article}`, 404],
    ['editor', `presence-content-article-${randomUUID()}`, 404],
    ['lead', `presence-content-article-${article}`, 404],
    ['dana', `presence-content-article-${article}`, 404],
    ['jordan', `presence-tripRequest-${one.tripRequestId}`, 404],
    ['lead', `presence-tripRequest-${one.tripRequestId}`, 404],
  ])('%s, %s: %d', async (as, name, status) => {
    expect((await auth(as, name)).status).toBe(status);
  });

  test.each([
    'public',
    'private-',
    `private-conversation-${one.id}:x`,
    `private-conversation-${one.id}\n`,
    'private-encrypted-x',
    '#server-to-user-1',
    '__proto__',
  ])('no name: %j', async (name) => {
    expect((await auth('admin', name)).status).toBe(422);
  });
  test.each(['', '1', '1.2.3', 'a.b', '1.2\n', '1.2:private-user-x', `${'1'.repeat(50)}.1`])('no socket: %j', async (socketId) => {
    expect((await auth('dana', channel, socketId)).status).toBe(422);
  });

  test('another person’s channel is refused, and a signature is valid for one socket only', async () => {
    const jordan = await subscribeTo(await connect(await tokenOf('jordan')), channel);
    expect(jordan[0]?.event).toBe('pusher:subscription_error');
    const signed = JSON.parse((await auth('dana', channel)).text);
    const answer = await raw([JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...signed } })], ['pusher:subscription_error']);
    expect(answer).toContain('pusher:subscription_error');
  });
});

describe('who may push', () => {
  const trigger = (as: Person, id: string, event: string) =>
    api.send('POST', `/v3/push_notifier/${id}/trigger`, { as, body: { event, data: { isTyping: true } } });
  test.each<[Person, string, string, number]>([
    ['dana', channel, 'client-typing', 202],
    ['lead', one.id, 'client-typing', 202],
    ['dana', channel, 'message.created', 403],
    ['jordan', channel, 'client-typing', 404],
    ['otherLead', one.id, 'client-typing', 404],
    ['dana', `private-partner-${one.partnerId}`, 'client-typing', 404],
    ['care', `private-partner-${one.partnerId}`, 'match.changed', 202],
    ['team', channel, 'client-typing', 404],
    ['admin', 'nonsense', 'client-typing', 404],
    ['admin', channel, 'pusher:error', 422],
    ['admin', channel, 'pusher_internal:member_added', 422],
  ])('%s, %s, %s: %d', async (as, id, event, status) => {
    expect((await trigger(as, id, event)).status).toBe(status);
  });

  test('what is pushed arrives', async () => {
    const received = await subscribeTo(await connect(await tokenOf('lead')), channel);
    await trigger('dana', channel, 'client-typing');
    expect(await waitFor('the event', async () => received.find(({ event }) => event === 'client-typing'))).toMatchObject({
      data: { isTyping: true },
    });
  });
});

describe('revoked access', () => {
  const closed = (pusher: Pusher) =>
    waitFor('the end of the connection', async () => (pusher.connection.state === 'connected' ? undefined : true));

  test('signing out closes the sockets of that token and no others', async () => {
    const [ended, other] = [await tokenOf('dana'), await tokenOf('dana')];
    const [gone, stays] = [await connect(ended), await connect(other)];
    await subscribeTo(gone, channel);
    await subscribeTo(stays, channel);
    const list = await api.send('GET', '/v3/tokens', { headers: { Authorization: `Bearer ${ended}` } });
    const current = JSON.parse(list.text).items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    await api.send('DELETE', `/v3/tokens/${current.id}`, { headers: { Authorization: `Bearer ${ended}` } });
    await closed(gone);
    expect(stays.connection.state).toBe('connected');
  });

  test.each([
    ['a disabled account', `UPDATE users SET status = 'DISABLED' WHERE email = $1`, `UPDATE users SET status = 'ENABLED' WHERE email = $1`],
    [
      'another password',
      `UPDATE users SET password_hash = password_hash || ' ' WHERE email = $1`,
      `UPDATE users SET password_hash = trim(password_hash) WHERE email = $1`,
    ],
  ])('%s hangs up on all', async (_, change, back) => {
    const pusher = await connect(await tokenOf('otherLead'));
    await subscribeTo(pusher, `private-partner-${await partnerOf(people.otherLead)}`);
    const states: string[] = [];
    pusher.connection.bind('state_change', ({ current }: { current: string }) => states.push(current));
    await query(server.databaseUrl, change, [people.otherLead]);
    await waitFor('the end of the connection', async () => (states.length > 0 ? true : undefined));
    await query(server.databaseUrl, back, [people.otherLead]);
    expect(states[0]).not.toBe('connected');
  });

  test('people removed from a conversation receive no more of its events', async () => {
    const own = await createMatchConversation(server, api);
    const name = `private-conversation-${own.id}`;
    const gone = await subscribeTo(await connect(await tokenOf('agent')), name);
    const stays = await subscribeTo(await connect(await tokenOf('lead')), name);
    const taken = await api.send('DELETE', `/v3/conversations/${own.id}/people/${own.personId.agent}`, { as: 'care' });
    expect(taken.status).toBe(204);
    const { body } = await api.call(conversations.addMessage, { as: 'dana', params: { id: own.id }, body: { body: 'Now' } });
    const ofMessage = ({ event, data }: { event: string; data: unknown }) =>
      event === 'message.created' && JSON.stringify(data).includes(body.id);
    await waitFor('the message to who stays', async () => stays.find(ofMessage));
    expect(gone.filter(ofMessage)).toEqual([]);
  });
});

describe('broken connections', () => {
  test.each([
    ['another key', '/app/other?protocol=7', 4001],
    ['another version', '/app/farwend?protocol=4', 4007],
    ['another path', '/elsewhere', 1006],
  ])('%s', async (_, path, code) => {
    expect(await closeOf(new WebSocket(server.origin.replace('http', 'ws') + path))).toBe(code);
  });

  test('malformed messages get a response, too many end the connection', async () => {
    const answer = await raw(
      ['{', 'null', '{"event":"pusher:subscribe"}', '{"event":"client-typing","data":{}}', '{"event":"pusher:ping"}'],
      [...Array<string>(4).fill('pusher:error'), 'pusher:pong'],
    );
    expect(answer.match(/pusher:error/g)).toHaveLength(4);
    expect(answer).toContain('pusher:pong');
    const socket = await rawSocket();
    socket.send('x'.repeat(20_000));
    expect(await closeOf(socket)).toBe(1009);
  });
});

test('when the LISTEN connection breaks, clients reconnect and miss nothing afterwards', async () => {
  const pusher = await connect(await tokenOf('lead'));
  const received = await subscribeTo(pusher, channel);
  const closes = new Promise((resolve) => pusher.connection.bind('connecting', resolve));
  await query(
    server.databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'farwend push' AND datname = current_database()`,
  );
  await closes;
  await waitFor('a second subscription', async () => (received.filter(({ event }) => event === succeeded).length > 1 ? true : undefined));
  await waitFor('the server to listen again', async () => {
    const [line] = await query(
      server.databaseUrl,
      `SELECT FROM pg_stat_activity WHERE application_name = 'farwend push' AND datname = current_database() AND query ILIKE 'LISTEN%' AND state = 'idle'`,
    );
    return line;
  });
  await write('dana', 'Still here?');
  const event = await waitFor('the message', async () => received.find(({ event: name }) => name === 'message.created'));
  expect(event.data).toMatchObject({ conversationId: one.id });
});

test('a server that stops tells clients to reconnect, and stops at once', async () => {
  const other = await startServerProcess({ env: { SEED: 'none' } });
  const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/app/farwend?protocol=7`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const [code, exit] = await Promise.all([closeOf(socket), other.stop()]);
  expect({ code, exit }).toEqual({ code: 4200, exit: 0 });
});

const closeOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));

async function rawSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/app/farwend?protocol=7`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return socket;
}

async function partnerOf(email: string): Promise<string> {
  const [row] = await query<{ partner_id: string }>(server.databaseUrl, 'SELECT partner_id FROM agents WHERE email = $1', [email]);
  return row?.partner_id ?? '';
}

/** Responses to raw messages, once all of these events have arrived. */
async function raw(messages: string[], events: readonly string[]): Promise<string> {
  const socket = await rawSocket();
  const received: string[] = [];
  socket.addEventListener('message', ({ data }) => received.push(String(data)));
  for (const message of messages) socket.send(message);
  const count = (event: string, all: readonly string[]) => all.filter((one) => one.includes(event)).length;
  await waitFor(events.join(), async () => events.every((event) => count(event, received) >= count(event, events)) || undefined);
  socket.close();
  return received.join('\n');
}
