import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { type ReceivedEmail, readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { searchAlerts } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);

type Saved = Parameters<typeof api.call<typeof searchAlerts.create>>[1]['body'];
const save = async (body: Saved) => api.call(searchAlerts.create, { as: 'dana', body });
const isOurs = ({ subject }: ReceivedEmail) => subject.startsWith('Quiet places');
const mails = async () => (await readEmails(server, people.dana)).filter(isOurs);

const itineraries = await sql<{ id: string; title: string; nights: number }>(
  `SELECT id, title, nights FROM published_content WHERE type = 'itinerary' ORDER BY nights, id`,
);
const [short, long] = [itineraries.slice(0, 2), itineraries.slice(-2)];
const nights = { max: short.at(-1)?.nights ?? 0 };

/** Makes itineraries look as if they were published for the first time so many days ago. */
async function publish(published: readonly { id: string }[], daysAgo: number): Promise<void> {
  const ids = published.map(({ id }) => id);
  const at = `now() - make_interval(days => $2)`;
  await sql(`UPDATE content SET first_published_at = ${at} WHERE id = ANY ($1)`, [ids, daysAgo]);
  await sql(`UPDATE published_content SET published_at = ${at} WHERE id = ANY ($1)`, [ids, daysAgo]);
}
/** Makes all alerts look as if they were looked at eight days ago. */
const age = () => sql(`UPDATE search_alerts SET checked_at = now() - interval '8 days'`);

test('a traveler saves searches, sees only their own, and deletes them', async () => {
  const { status, body, headers } = await save({ name: 'Walking', q: 'walking', filters: { months: [9] } });
  expect(status).toBe(201);
  expect(headers.get('location')).toContain(`/v3/search_alerts/${body.id}`);
  expect(body).toMatchObject({ name: 'Walking', q: 'walking', filters: { months: [9] } });
  const list = async (as: 'dana' | 'jordan') => (await api.call(searchAlerts.list, { as })).body.items.map(({ id }) => id);
  expect([await list('dana'), await list('jordan')]).toEqual([[body.id], []]);
  const params = { id: body.id };
  expect((await api.call(searchAlerts.read, { as: 'jordan', params })).status).toBe(404);
  expect((await api.call(searchAlerts.remove, { as: 'jordan', params })).status).toBe(404);
  expect((await api.call(searchAlerts.remove, { as: 'dana', params })).status).toBe(204);
  expect(await list('dana')).toEqual([]);
});

test('a search for anything, and the twenty-first, are refused', async () => {
  expect(await save({ name: 'Anything' })).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/filters' }] } });
  for (let count = 0; count < 20; count++) expect((await save({ name: `Number ${count}`, q: 'nothing like it' })).status).toBe(201);
  expect(await save({ name: 'One too many', q: 'walking' })).toMatchObject({
    status: 403,
    problem: { detail: expect.stringContaining('20') },
  });
  await sql('DELETE FROM search_alerts');
});

test('once a week, its owner is mailed what is newly published and fits, and nothing twice', async () => {
  await publish(itineraries, 400);
  const { body } = await save({ name: 'Quiet places', filters: { nights } });
  await publish([...short, ...long], 2);
  await runJob(server, 'searchAlerts');
  expect(await mails()).toEqual([]); // it was saved today
  await age();
  await runJob(server, 'searchAlerts', 2);
  const [mail] = await waitFor('the mail', async () => {
    const arrived = await mails();
    return arrived.length > 0 ? arrived : undefined;
  });
  expect(mail?.subject).toBe('Quiet places: 2 new itineraries');
  for (const { title } of short) expect(mail?.text).toContain(title);
  for (const { title } of long) expect(mail?.text).not.toContain(title);
  expect(mail?.text).toContain(`/itineraries?nights=to-${nights.max}`);
  const { checkedAt } = (await api.call(searchAlerts.read, { as: 'dana', params: { id: body.id } })).body;
  expect(new Date(checkedAt).getTime()).toBeGreaterThan(Date.now() - 3_600_000);

  await sql(`UPDATE published_content SET published_at = now() - interval '1 hour' WHERE id = ANY ($1)`, [short.map(({ id }) => id)]);
  await age();
  await publish(itineraries, 30); // published again, and others that are old by now
  await runJob(server, 'searchAlerts');
  expect((await mails()).length).toBe(1);
});

test('the link in the mail ends the alert, and no other code does', async () => {
  const [mail] = await mails();
  const link = /https?:\/\/\S+\/search-alerts\/stop\/\?id=([\w-]+)&(?:amp;)?code=([\w-]+)/.exec(mail?.text ?? '');
  const [id, code] = [link?.[1] ?? '', link?.[2] ?? ''];
  const stop = (given: string) => api.call(searchAlerts.stop, { params: { id }, body: { code: given } });
  expect((await stop(`${code.slice(0, -2)}xx`)).status).toBe(404);
  const check = (given: string) => api.call(searchAlerts.link, { params: { id, code: given } });
  expect((await check(`${code.slice(0, -2)}xx`)).status).toBe(404);
  expect(await check(code)).toMatchObject({ status: 200, body: { name: 'Quiet places' } });
  expect((await api.call(searchAlerts.list, { as: 'dana' })).body.total).toBe(1);
  expect([(await stop(code)).status, (await stop(code)).status]).toEqual([204, 404]);
  expect((await check(code)).status).toBe(404);
  expect((await api.call(searchAlerts.list, { as: 'dana' })).body.total).toBe(0);
});

test('nobody is mailed whose account is closed, or who wants no mail', async () => {
  expect((await save({ name: 'Short trips', filters: { nights } })).status).toBe(201);
  await age();
  await publish(short, 2);
  await sql(`UPDATE users SET status = 'DISABLED' WHERE email = $1`, [people.dana]);
  await runJob(server, 'searchAlerts');
  const [row] = await sql(`SELECT checked_at < now() - interval '7 days' AS waits FROM search_alerts`);
  expect(row).toEqual({ waits: true });
  await sql(`UPDATE users SET status = 'ENABLED' WHERE email = $1`, [people.dana]);
  await sql('UPDATE travelers SET do_not_contact = true WHERE email = $1', [people.dana]);
  await runJob(server, 'searchAlerts');
  const [last] = await waitFor('the mail to be refused', async () => {
    const rows = await sql(`SELECT status FROM templated_emails WHERE template_key = 'search-alert' ORDER BY created_at DESC LIMIT 1`);
    return rows[0]?.['status'] === 'QUEUED' ? undefined : rows;
  });
  expect(last).toEqual({ status: 'SUPPRESSED' });
});

test('the button of a mail program ends the alert too, by a post to the link itself', async () => {
  await sql(`DELETE FROM search_alerts`);
  await sql('UPDATE travelers SET do_not_contact = false WHERE email = $1', [people.dana]);
  expect((await save({ name: 'Quiet places again', filters: { nights } })).status).toBe(201);
  await age();
  await runJob(server, 'searchAlerts');
  const mail = await waitForEmail(server, people.dana, /Quiet places again/);
  const url = new URL(/https?:\/\/\S+\/search-alerts\/stop\/\S+/.exec(mail.text)?.[0] ?? '');
  const pressed = await fetch(`${server.origin}${url.pathname}${url.search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect(await pressed.text()).toContain('We have stopped looking');
  expect(await sql('SELECT id FROM search_alerts')).toEqual([]);
});

test('an alert for a country is about what has a place there, in whatever town', async () => {
  const { items } = (await api.call(contract.itineraries.list, { query: { limit: 100, published: 'true' } })).body;
  const [code = ''] = items[0]?.countryCodes ?? [];
  const inside = items.filter(({ countryCodes }) => countryCodes.includes(code));
  expect(inside.length).toBeLessThan(items.length);
  await sql('DELETE FROM search_alerts');
  expect(await save({ name: 'One country', filters: { countryCodes: [code] } })).toMatchObject({
    status: 201,
    body: { filters: { countryCodes: [code] } },
  });
  await publish(itineraries, 2);
  await age();
  await runJob(server, 'searchAlerts');
  const { subject } = await waitForEmail(server, people.dana, /One country/);
  expect(subject).toContain(inside.length === 1 ? 'One country' : `One country: ${inside.length} new itineraries`);
});
