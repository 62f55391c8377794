import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { conversations } = contract;
const rows = (sql: string, values: unknown[]) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const write = (as: Person, id: string, body: string) => api.call(conversations.addMessage, { as, params: { id }, body: { body } });
const read = async (as: Person, id: string) => (await api.call(conversations.read, { as, params: { id } })).body;
/** Runs a job twice, because every job must be idempotent. */
const run = (name: string) => runJob(server, name, 2);

describe('mails about unread messages', () => {
  const mails = (id: string) =>
    rows(`SELECT "to"[1] AS to, data FROM templated_emails WHERE template_key = 'new-message' AND related_id = $1 ORDER BY 1`, [id]);
  const fiveMinutesLater = async (id: string) => {
    const zone = `Etc/GMT${new Date().getUTCHours() >= 12 ? '+' : '-'}${Math.abs(new Date().getUTCHours() - 12)}`; // where it is noon
    await rows('UPDATE travelers SET time_zone = $1', [zone]);
    await rows('UPDATE partners SET time_zone = $1', [zone]);
    await rows(
      `UPDATE conversation_participants SET digest_due_at = now() - interval '1 second' WHERE conversation_id = $1 AND digest_due_at IS NOT NULL`,
      [id],
    );
  };

  test('go once to each participant with unread messages, except those who muted or left', async () => {
    const own = await createMatchConversation(server, api);
    await write('dana', own.id, 'One');
    await write('dana', own.id, 'Two');
    await api.call(conversations.markRead, { as: 'agent', params: { id: own.id }, body: {} });
    await fiveMinutesLater(own.id);
    await run('messageDigests');
    expect(await mails(own.id)).toEqual([
      {
        to: 'lead.acacia@example.com',
        data: expect.objectContaining({ senderName: 'Dana', count: 2, snippet: 'Two', title: 'Nine nights in Kenya' }),
      },
    ]);
    await api.call(conversations.update, { as: 'lead', params: { id: own.id }, body: { mutedUntil: '2099-01-01T00:00:00Z' } });
    await write('dana', own.id, 'Three');
    await rows(`UPDATE trip_matches SET agent_ids = '{}' WHERE id = $1`, [own.tripMatchId]);
    await fiveMinutesLater(own.id);
    await run('messageDigests');
    expect(await mails(own.id)).toHaveLength(1);
  });

  test('wait until the morning of the receiver', async () => {
    const own = await createMatchConversation(server, api);
    await write('lead', own.id, 'Late thoughts');
    await fiveMinutesLater(own.id);
    const zone = `Etc/GMT${new Date().getUTCHours() >= 2 ? '+' : '-'}${Math.min(12, Math.abs(new Date().getUTCHours() - 2))}`;
    await rows(`UPDATE travelers SET time_zone = $2 WHERE id = $1`, [own.personId.dana, zone]);
    const local = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(new Date()));
    const isNight = local < 8 || local >= 21;
    await run('messageDigests');
    const toDana = (await mails(own.id)).filter(({ to }) => to === 'dana@example.com');
    expect(toDana).toHaveLength(isNight ? 0 : 1);
    const [part] = await rows(
      'SELECT digest_due_at > now() AS waits FROM conversation_participants WHERE conversation_id = $1 AND person_id = $2',
      [own.id, own.personId.dana],
    );
    expect(part?.['waits']).toBe(isNight ? true : null);
  });
});

test('scheduled messages go out on time and once, if their author still takes part and the conversation is open', async () => {
  const [open, locked, left] = [
    await createMatchConversation(server, api),
    await createMatchConversation(server, api),
    await createMatchConversation(server, api),
  ];
  for (const { id } of [open, locked, left]) {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    await api.call(conversations.addMessage, { as: 'lead', params: { id }, body: { body: 'Good morning', sendAt } });
    await rows(`UPDATE messages SET send_at = now() - interval '1 second' WHERE conversation_id = $1`, [id]);
  }
  await api.call(conversations.update, { as: 'admin', params: { id: locked.id }, body: { status: 'LOCKED', reasonCode: 'DISPUTE' } });
  await api.send('DELETE', `/v3/conversations/${left.id}/people/${left.personId.lead}`, { as: 'care' });
  await run('sendScheduledMessages');
  expect(await read('dana', open.id)).toMatchObject({ unreadCount: 1, messageCount: 1, awaitingReplyFrom: 'TRAVELER' });
  expect((await read('dana', locked.id)).messageCount).toBe(0);
  expect((await read('dana', left.id)).lastMessageSnippet).toBe('Wanjiru left the conversation.');
});

describe('the conversation clocks', () => {
  test('close what ended thirty days ago, and nothing newer', async () => {
    const [old, young] = [await createMatchConversation(server, api, 'LOST'), await createMatchConversation(server, api, 'LOST')];
    const age = async (id: string, days: number) => {
      await rows('UPDATE trip_matches SET status_changed_at = now() - make_interval(days => $2) WHERE conversation_id = $1', [id, days]);
      await rows(
        'UPDATE conversations SET last_message_at = now() - make_interval(days => $2), status_changed_at = now() - make_interval(days => $2) WHERE id = $1',
        [id, days],
      );
    };
    await age(old.id, 31);
    await age(young.id, 29);
    await run('conversationClocks');
    expect(await read('dana', old.id)).toMatchObject({ status: 'CLOSED', awaitingReplyFrom: 'NONE', slaDueAt: null });
    expect((await read('dana', young.id)).status).toBe('ACTIVE');
    const audit = await rows(`SELECT actor_kind FROM audit WHERE entity_id = $1 AND action = 'ACTIVE → CLOSED'`, [old.id]);
    expect(audit).toEqual([{ actor_kind: 'system' }]);
  });

  test('add care as an observer a day after a reply was due', async () => {
    const own = await createMatchConversation(server, api);
    await rows('UPDATE conversations SET assigned_to_id = $2 WHERE id = $1', [own.id, own.personId.care]);
    await write('dana', own.id, 'Hello?');
    await rows(`UPDATE conversations SET sla_due_at = now() - interval '25 hours' WHERE id = $1`, [own.id]);
    await run('conversationClocks');
    const seen = await read('dana', own.id);
    expect(seen).toMatchObject({ careIsHere: true, awaitingReplyFrom: 'AGENT', messageCount: 2 });
    expect(seen.participants.find(({ role }) => role === 'OBSERVER')).toMatchObject({ personId: own.personId.care });
  });
});
