import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createPublishedCache } from '../../bff/src/content/publishedCache.ts';
import { defineModels } from '../../bff/src/database/models.ts';
import { conversationClocks } from '../../bff/src/entities/conversations/conversationClocks.job.ts';
import { messageDigests } from '../../bff/src/entities/conversations/messageDigests.job.ts';
import { sendScheduled } from '../../bff/src/entities/conversations/sendScheduled.job.ts';
import { createCaptcha } from '../../bff/src/http/captcha.ts';
import { createLimits } from '../../bff/src/http/rateLimit.ts';
import { sessionsInPostgres } from '../../bff/src/http/sessionsInPostgres.ts';
import { createQueue } from '../../bff/src/jobs/queue.ts';
import { createPictureAddresses } from '../../bff/src/photos/pictureAddresses.ts';
import { pushByPostgres } from '../../bff/src/push/pushOut.ts';
import type { Services } from '../../bff/src/services.ts';
import { readSettings } from '../../bff/src/settings.ts';
import { apiOf, type Person } from '../builders/api.ts';
import { connectTo, silent } from '../builders/connection.ts';
import { matchConversation } from '../builders/conversation.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = apiOf(server);
const sequelize = connectTo(server.databaseUrl);
const settings = readSettings({ RATE_LIMITS: 'off' });
const services: Services = {
  settings,
  sequelize,
  models: defineModels(sequelize),
  queue: createQueue(sequelize, silent),
  captcha: createCaptcha(settings, sequelize),
  limits: createLimits(settings, sequelize, null),
  push: pushByPostgres(sequelize),
  sessionRecords: sessionsInPostgres(sequelize),
  published: createPublishedCache(),
  pictureAddresses: createPictureAddresses(settings),
  log: silent,
};
afterAll(async () => {
  await services.queue.stop(0);
  await sequelize.close();
  await server.stop();
});
beforeAll(() => services.queue.start());

const { conversations } = contract;
const rows = (sql: string, values: unknown[]) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const write = (as: Person, id: string, body: string) => api.call(conversations.addMessage, { as, params: { id }, body: { body } });
const read = async (as: Person, id: string) => (await api.call(conversations.read, { as, params: { id } })).body;
/** Every job may run twice: it runs twice here. */
const run = async (job: (services: Services) => (data: object, job: { id: string }) => Promise<void>) => {
  for (const id of [randomUUID(), randomUUID()]) await job(services)({}, { id });
};

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

  test('go once to each who has not read them, mute or gone', async () => {
    const own = await matchConversation(server, api);
    await write('dana', own.id, 'One');
    await write('dana', own.id, 'Two');
    await api.call(conversations.markRead, { as: 'agent', params: { id: own.id }, body: {} });
    await fiveMinutesLater(own.id);
    await run(messageDigests);
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
    await run(messageDigests);
    expect(await mails(own.id)).toHaveLength(1);
  });

  test('wait for the morning', async () => {
    const own = await matchConversation(server, api);
    await write('lead', own.id, 'Late thoughts');
    await fiveMinutesLater(own.id);
    const zone = `Etc/GMT${new Date().getUTCHours() >= 2 ? '+' : '-'}${Math.min(12, Math.abs(new Date().getUTCHours() - 2))}`;
    await rows(`UPDATE travelers SET time_zone = $2 WHERE id = $1`, [own.personId.dana, zone]);
    const local = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(new Date()));
    const isNight = local < 8 || local >= 21;
    await run(messageDigests);
    const toDana = (await mails(own.id)).filter(({ to }) => to === 'dana@example.com');
    expect(toDana).toHaveLength(isNight ? 0 : 1);
    const [part] = await rows(
      'SELECT digest_due_at > now() AS waits FROM conversation_participants WHERE conversation_id = $1 AND person_id = $2',
      [own.id, own.personId.dana],
    );
    expect(part?.['waits']).toBe(isNight ? true : null);
  });
});

test('scheduled messages go out at their time, once, while their author takes part and it is open', async () => {
  const [open, locked, left] = [
    await matchConversation(server, api),
    await matchConversation(server, api),
    await matchConversation(server, api),
  ];
  for (const { id } of [open, locked, left]) {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    await api.call(conversations.addMessage, { as: 'lead', params: { id }, body: { body: 'Good morning', sendAt } });
    await rows(`UPDATE messages SET send_at = now() - interval '1 second' WHERE conversation_id = $1`, [id]);
  }
  await api.call(conversations.update, { as: 'admin', params: { id: locked.id }, body: { status: 'LOCKED', reasonCode: 'DISPUTE' } });
  await api.send('DELETE', `/v3/conversations/${left.id}/people/${left.personId.lead}`, { as: 'care' });
  await run(sendScheduled);
  expect(await read('dana', open.id)).toMatchObject({ unreadCount: 1, messageCount: 1, awaitingReplyFrom: 'TRAVELER' });
  expect((await read('dana', locked.id)).messageCount).toBe(0);
  expect((await read('dana', left.id)).lastMessageSnippet).toBe('Wanjiru left the conversation.');
});

describe('the clocks', () => {
  test('close what ended thirty days ago, and nothing younger', async () => {
    const [old, young] = [await matchConversation(server, api, 'LOST'), await matchConversation(server, api, 'LOST')];
    const age = async (id: string, days: number) => {
      await rows('UPDATE trip_matches SET status_changed_at = now() - make_interval(days => $2) WHERE conversation_id = $1', [id, days]);
      await rows(
        'UPDATE conversations SET last_message_at = now() - make_interval(days => $2), status_changed_at = now() - make_interval(days => $2) WHERE id = $1',
        [id, days],
      );
    };
    await age(old.id, 31);
    await age(young.id, 29);
    await run(conversationClocks);
    expect(await read('dana', old.id)).toMatchObject({ status: 'CLOSED', awaitingReplyFrom: 'NONE', slaDueAt: null });
    expect((await read('dana', young.id)).status).toBe('ACTIVE');
    const audit = await rows(`SELECT actor_kind FROM audit WHERE entity_id = $1 AND action = 'ACTIVE → CLOSED'`, [old.id]);
    expect(audit).toEqual([{ actor_kind: 'system' }]);
  });

  test('call care to read along a day after an answer was due', async () => {
    const own = await matchConversation(server, api);
    await rows('UPDATE conversations SET assigned_to_id = $2 WHERE id = $1', [own.id, own.personId.care]);
    await write('dana', own.id, 'Hello?');
    await rows(`UPDATE conversations SET sla_due_at = now() - interval '25 hours' WHERE id = $1`, [own.id]);
    await run(conversationClocks);
    const seen = await read('dana', own.id);
    expect(seen).toMatchObject({ careIsHere: true, awaitingReplyFrom: 'AGENT', messageCount: 2 });
    expect(seen.participants.find(({ role }) => role === 'OBSERVER')).toMatchObject({ personId: own.personId.care });
  });
});
