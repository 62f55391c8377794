import { afterAll, expect, test } from '@jest/globals';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
afterAll(() => server.stop());

const [booked] = await query<{ id: string; email: string }>(
  server.databaseUrl,
  `SELECT m.id, p ->> 'email' AS email FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id, jsonb_array_elements(r.travelers) p
   WHERE m.status = 'BOOKED' AND (p ->> 'isPrimary')::boolean ORDER BY m.id LIMIT 1`,
);
const { id, email } = booked ?? { id: '', email: '' };

async function setDaysLeft(days: number) {
  await query(
    server.databaseUrl,
    `UPDATE trip_matches SET travel_start = current_date + $2::int, travel_end = current_date + $2::int + 9 WHERE id = $1`,
    [id, days],
  );
  await runJob(server, 'beforeYouGo');
}
const subjects = async () => (await readEmails(server, email)).map(({ subject }) => subject).filter((subject) => subject.includes('to go'));

test('a traveler is reminded 30 and 3 days before the journey, once each, and never for one that is not booked', async () => {
  await setDaysLeft(31);
  await setDaysLeft(30);
  expect((await waitForEmail(server, email, /Passport and visa/)).subject).toMatch(/: 30 days to go$/);
  await runJob(server, 'beforeYouGo');
  await setDaysLeft(29);
  await setDaysLeft(28);
  await setDaysLeft(4);
  await setDaysLeft(3);
  await waitForEmail(server, email, /Your journey begins on/);
  await query(server.databaseUrl, `UPDATE trip_matches SET status = 'COMPLETED' WHERE id = $1`, [id]);
  await setDaysLeft(3);
  const queued = await query<{ days: string }>(
    server.databaseUrl,
    `SELECT data ->> 'daysLeft' AS days FROM templated_emails WHERE template_key = 'before-you-go' AND related_id = $1 ORDER BY created_at`,
    [id],
  );
  expect(queued.map(({ days }) => days)).toEqual(['30', '29', '3']); // the date was moved, which is another journey
  expect(await subjects()).toContainEqual(expect.stringMatching(/: 30 days to go$/));
});
