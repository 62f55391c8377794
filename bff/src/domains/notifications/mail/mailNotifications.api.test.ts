import { contract, type NotificationMode, type NotificationType } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { connectPusher, subscribeTo } from '@farwend/tests/builders/pusherClient.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);
const userIdOf = async (person: Person) =>
  (await sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [people[person]]))[0]?.id ?? '';
/** The time of day at UTC, so many hours from now, hh:mm. */
const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);

/** Stores a notification that happened some minutes ago, and returns its title. */
async function insert(person: Person, type: NotificationType, minutesAgo: number, priority = 'NORMAL'): Promise<string> {
  const title = `TR-${randomUUID().slice(0, 6)} needs you`;
  await sql(
    `INSERT INTO notifications (user_id, type, priority, title, subject_type, subject_id, cause, created_at)
     VALUES ($1, $2, $3, $4, 'TRIP_REQUEST', gen_random_uuid(), 'test', now() - make_interval(mins => $5))`,
    [await userIdOf(person), type, priority, title, minutesAgo],
  );
  return title;
}
const prefer = (
  as: Person,
  body: { types?: Partial<Record<NotificationType, NotificationMode>>; digestAt?: string; quietHours?: object | null },
) => api.send('PUT', contract.notificationPreferences.update.path, { as, body });
/** The titles in the mails to somebody, a list for each mail. */
const mailed = async (person: Person) =>
  (
    await sql<{ titles: string[] }>(
      `SELECT data -> 'titles' AS titles FROM templated_emails WHERE template_key = 'notifications' AND "to" = ARRAY[$1] ORDER BY created_at`,
      [people[person]],
    )
  ).map(({ titles }) => titles);
/** Runs the job twice, because every job must be idempotent. */
const run = () => runJob(server, 'mailNotifications', 2);

beforeEach(async () => {
  await sql('DELETE FROM notifications');
  await sql('DELETE FROM notification_preferences');
  await sql(`DELETE FROM templated_emails WHERE template_key = 'notifications'`);
});

describe('what is still unread', () => {
  test('is mailed once after five minutes to who is not connected, several in one mail', async () => {
    const first = await insert('team', 'mention', 7);
    const second = await insert('team', 'request.assigned', 6);
    await insert('team', 'request.new', 3);
    await run();
    expect(await mailed('team')).toEqual([expect.arrayContaining([first, second])]);
    const mail = await waitForEmail(server, people.team, new RegExp(second));
    expect(mail.subject).toContain('and 1 more');
  });

  test('is not mailed once it is read, done, off, or has a mail of its own', async () => {
    await insert('team', 'mention', 3);
    await insert('team', 'request.new', 3);
    await api.call(contract.notifications.mark, { as: 'team', body: { upTo: new Date(Date.now() + 60_000).toISOString(), read: true } });
    await sql(`UPDATE notifications SET created_at = now() - interval '7 minutes'`);
    await insert('team', 'import.done', 7);
    await insert('team', 'conversation.message', 7);
    await prefer('team', { types: { 'request.answered': 'OFF' } });
    await insert('team', 'request.answered', 7);
    await run();
    expect(await mailed('team')).toEqual([]);
  });

  test('waits while the person is connected to any node, and for two minutes more', async () => {
    const other = await startServer({ after: server });
    const pusher = await connectPusher(other, await api.tokenOf('team'));
    await subscribeTo(pusher, `private-user-${await userIdOf('team')}`);
    await eventually(async () =>
      expect(await sql('SELECT FROM user_presences WHERE user_id = $1', [await userIdOf('team')])).toHaveLength(1),
    );
    pusher.disconnect();
    await other.stop();
    const title = await insert('team', 'mention', 7);
    await run();
    expect(await mailed('team')).toEqual([]);
    await sql(`UPDATE user_presences SET seen_at = now() - interval '121 seconds'`);
    await run();
    expect(await mailed('team')).toEqual([[title]]);
  });

  test('waits in quiet hours, but for what is urgent', async () => {
    await prefer('team', { quietHours: { from: clock(-1), to: clock(1) } });
    await insert('team', 'mention', 7);
    const urgent = await insert('team', 'conversation.slaBreach', 0, 'HIGH');
    await run();
    expect(await mailed('team')).toEqual([[urgent]]);
    await prefer('team', { quietHours: { from: clock(1), to: clock(2) } });
    await run();
    expect(await mailed('team')).toHaveLength(2);
  });

  test('is mailed together once a day, at the hour that the person chose', async () => {
    await prefer('team', { digestAt: clock(1) });
    await insert('team', 'match.declined', 90);
    await insert('team', 'match.expired', 60);
    await run();
    expect(await mailed('team')).toEqual([]);
    await prefer('team', { digestAt: clock(-0.5) });
    await insert('team', 'match.expired', 5); // belongs into the next one
    await run();
    expect((await mailed('team')).map((titles) => titles.length)).toEqual([2]);
  });

  test('follows the choice of the person', async () => {
    await prefer('team', { types: { 'match.declined': 'INSTANT', mention: 'DIGEST' }, digestAt: clock(1) });
    const title = await insert('team', 'match.declined', 7);
    await insert('team', 'mention', 7);
    await run();
    expect(await mailed('team')).toEqual([[title]]);
  });
});
