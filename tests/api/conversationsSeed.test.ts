import { afterAll, expect, test } from '@jest/globals';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
afterAll(() => server.stop());

test('every introduced demo match has a conversation, in order, without repeats or messages from the future', async () => {
  const [odd] = await query(
    server.databaseUrl,
    `SELECT (SELECT count(*)::int FROM trip_matches WHERE introduced_at IS NOT NULL AND conversation_id IS NULL) AS silent,
      (SELECT count(*)::int FROM messages WHERE sent_at > now()) AS future,
      (SELECT count(*)::int FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.sent_at < c.created_at) AS early,
      (SELECT count(*)::int FROM (SELECT FROM messages GROUP BY conversation_id, body HAVING count(*) > 1) r) AS repeated,
      (SELECT count(*)::int FROM conversations c WHERE message_count <> (SELECT count(*) FROM messages m WHERE m.conversation_id = c.id)
        OR last_message_at <> (SELECT max(sent_at) FROM messages m WHERE m.conversation_id = c.id)) AS miscounted`,
  );
  expect(odd).toEqual({ silent: 0, future: 0, early: 0, repeated: 0, miscounted: 0 });
});

test('the demo has a conversation of each kind', async () => {
  const [seen] = await query<Record<string, number>>(
    server.databaseUrl,
    `SELECT max(message_count) AS longest, count(*) FILTER (WHERE status = 'LOCKED')::int AS locked, count(*)::int AS "all", sum(message_count)::int AS messages,
      count(*) FILTER (WHERE awaiting_reply_from = 'TRAVELER')::int AS traveler, count(*) FILTER (WHERE awaiting_reply_from = 'AGENT')::int AS agent,
      count(*) FILTER (WHERE awaiting_reply_from = 'CARE')::int AS care, count(*) FILTER (WHERE sla_due_at < now())::int AS late,
      (SELECT count(*)::int FROM conversation_participants WHERE unread_count > 0) AS unread
    FROM conversations`,
  );
  expect(seen).toMatchObject({ longest: 120, locked: 1 });
  for (const name of ['traveler', 'agent', 'care', 'unread', 'late']) expect({ name, count: seen?.[name] }).not.toEqual({ name, count: 0 });
  expect(seen?.['all']).toBeGreaterThanOrEqual(150);
  expect(seen?.['messages']).toBeGreaterThanOrEqual(1_900);
  expect(seen?.['late']).toBeLessThan(15);
});
