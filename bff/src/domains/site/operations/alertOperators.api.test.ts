import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer({ env: { OPS_EMAIL: 'operations@example.org' } });
afterAll(() => server.stop());

// They would run at any minute.
await query(
  server.databaseUrl,
  `DELETE FROM pgboss.schedule WHERE name IN ('alertOperators', 'publishScheduled', 'notifyOfDueWork', 'mailNotifications')`,
);

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);
const alerts = (kind: string) =>
  sql<{ to: string; detail: string }>(
    `SELECT "to"[1] AS to, data ->> 'detail' AS detail FROM templated_emails WHERE template_key = 'ops-alert' AND starts_with(singleton_key, 'ops-alert ' || $1 || ' ') ORDER BY created_at`,
    [kind],
  );
const run = () => runJob(server, 'alertOperators', 2);
/** Makes everything so far an hour older. */
const hourLater = async () => {
  await sql(`UPDATE pgboss.job SET completed_on = completed_on - interval '61 minutes' WHERE state = 'failed'`);
  await sql(
    `UPDATE templated_emails SET created_at = created_at - interval '61 minutes', singleton_key = singleton_key || ' ' || gen_random_uuid(), id = gen_random_uuid() WHERE template_key = 'ops-alert'`,
  );
};

const die = (name: string) =>
  sql(`INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ($1, '{}', 'failed', clock_timestamp())`, [name]);

test('a dead job is told of once, by one mail, and the administrators find it', async () => {
  await die('linkCheck');
  await run();
  expect(await alerts('jobs')).toEqual([{ to: 'operations@example.org', detail: expect.stringContaining('linkCheck (1)') }]);
  await runJob(server, 'notifyOfDueWork', 2);
  await runJob(server, 'mailNotifications');
  const told = await sql<{ email: string; title: string; count: number }>(
    `SELECT u.email, n.title, n.count, n.priority FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.type = 'job.dead'`,
  );
  expect(told).toContainEqual({ email: people.admin, title: 'The job linkCheck failed for good', count: 1, priority: 'HIGH' });
  expect(await sql(`SELECT FROM templated_emails WHERE template_key = 'notifications' AND data::text LIKE '%linkCheck%'`)).toEqual([]);
  await die('linkCheck');
  await run();
  expect(await alerts('jobs')).toHaveLength(1);
  await hourLater();
  await run();
  expect((await alerts('jobs')).map(({ detail }) => detail)).toEqual(Array(2).fill(expect.stringContaining('linkCheck (1)'))); // of the second one
  await hourLater();
  await run();
  expect(await alerts('jobs')).toHaveLength(2);
});

test('mails that could not be sent are told of, but not a failed alert', async () => {
  const fail = (key: string) =>
    sql(
      `INSERT INTO templated_emails (id, template_key, category, "to", data, status) VALUES ($1, $2, 'TRANSACTIONAL', '{x@example.org}', '{}', 'FAILED')`,
      [randomUUID(), key],
    );
  await fail('ops-alert');
  await run();
  expect(await alerts('mails')).toEqual([]);
  await fail('trip-request-received');
  await run();
  expect(await alerts('mails')).toMatchObject([{ detail: expect.stringContaining('trip-request-received (1)') }]);
});

test('pages that are published five minutes late are told of', async () => {
  const schedule = (minutesAgo: number) =>
    sql(
      `UPDATE content SET publish_at = now() - make_interval(mins => $1) WHERE id = (SELECT id FROM content WHERE type = 'article' ORDER BY id LIMIT 1)`,
      [minutesAgo],
    );
  await schedule(4);
  await run();
  expect(await alerts('publishing')).toEqual([]);
  await schedule(6);
  await run();
  expect(await alerts('publishing')).toMatchObject([{ detail: expect.stringContaining('publishScheduled') }]);
});

test('forms that cannot be sent are told of from the third on, if they are more than one in a hundred', async () => {
  const event = (type: string, data: object, count: number) =>
    sql(`INSERT INTO events (id, type, data) SELECT gen_random_uuid(), $1, $2 FROM generate_series(1, $3::int)`, [
      type,
      JSON.stringify(data),
      count,
    ]);
  await event('TripRequestSubmit', {}, 297);
  await event('TripRequestFormError', { field: 'email', code: 'format' }, 50);
  await event('TripRequestFormError', { field: 'form', code: 'rate.limited' }, 50);
  await event('TripRequestFormError', { field: 'form', code: 'failed' }, 3);
  await run();
  expect(await alerts('form')).toEqual([]);
  await event('TripRequestFormError', { field: 'form', code: 'internal' }, 1);
  await run();
  expect(await alerts('form')).toMatchObject([{ detail: expect.stringMatching(/^4 of 301 attempts .*failed, internal/) }]);
});
