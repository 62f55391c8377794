import { afterAll, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import { createApi, people, type Person } from '../builders/api.ts';
import { launchBrowser, newVisitor, signInAs, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { createMatchConversation } from '../builders/matchConversation.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { loadPersonId } from '../builders/tripMatch.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
await query(server.databaseUrl, 'DELETE FROM pgboss.schedule'); // no job may give the requests away meanwhile
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody at the desk who hears of changes. */
interface LiveVisitor extends Visitor {
  /** Waits until the desk has subscribed to a channel. */
  waitForChannel(name: string): Promise<void>;
}

async function sitLive(person: Person, path: string): Promise<LiveVisitor> {
  const visitor = await newVisitor(browser, server);
  const heard: string[] = [];
  visitor.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await signInAs(visitor.page, people[person]);
  await visitor.open(path);
  const waitForChannel = (name: string) =>
    eventually(async () => expect(heard.some((text) => text.includes('subscription_succeeded') && text.includes(name))).toBe(true));
  await waitForChannel('private-desk');
  await visitor.waitUntilIdle(); // what was read anew when it connected is there
  return { ...visitor, waitForChannel };
}

const sendRequest = async () => (await api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' })).body;
const rowsOf = (page: Visitor['page']) => page.locator('tbody tr');
const countIn = async (page: Visitor['page'], name: RegExp) => {
  const link = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });
  return Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
};

test('what others do shows in the queue, and nothing moves under the hand', async () => {
  const { page, messages, layoutShifts, settleFonts, close } = await sitLive('care', '/desk/inbox/unassigned');
  await settleFonts();
  const first = rowsOf(page).first();
  const reference = String(/TR-\w{6}/.exec((await first.textContent()) ?? '')?.[0]);
  const [before, unassigned] = [await rowsOf(page).count(), await countIn(page, /Unassigned/)];
  await first.getByRole('link').focus();

  const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { reference } });
  const teamMemberId = await loadPersonId(server, people.admin);
  await api.call(contract.tripRequests.assign, { as: 'admin', params: { id: String(body.items[0]?.id) }, body: { teamMemberId } });
  await first.getByText('No longer on this page').waitFor();
  await eventually(async () => expect(await countIn(page, /Unassigned/)).toBe(unassigned - 1));

  const sent = await sendRequest();
  const show = page.getByRole('status').getByRole('button', { name: 'Show 1 new request' });
  await show.waitFor();
  expect(await rowsOf(page).count()).toBe(before);
  expect(await first.textContent()).toContain(reference);
  expect(await first.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await layoutShifts()).toEqual([]);

  await show.press('Enter');
  await page.getByText(sent.reference).waitFor();
  expect(await page.getByText(reference).count()).toBe(0);
  expect(await rowsOf(page).count()).toBe(before);
  expect(messages).toEqual([]);
  await close();
});

test('two people with one request open see each other, and what the other does', async () => {
  const { id } = await sendRequest();
  const care = await sitLive('care', `/desk/requests/${id}`);
  const admin = await sitLive('admin', `/desk/requests/${id}`);
  await care.page.getByText(/^Also here: \w+$/).waitFor();
  await admin.page.getByText(/^Also here: \w+$/).waitFor();
  await admin.page.getByRole('button', { name: 'Take it' }).click();
  const teamMemberId = await loadPersonId(server, people.admin);
  await eventually(async () => expect(await care.page.getByLabel('Assigned to').inputValue()).toBe(teamMemberId));
  await admin.close();
  await eventually(async () => expect(await care.page.getByText(/^Also here/).count()).toBe(0));
  expect([...care.messages, ...admin.messages]).toEqual([]);
  await care.close();
});

test('a message and a notification are there when they arrive', async () => {
  const { id, tripRequestId } = await createMatchConversation(server, api);
  const { page, waitForChannel, messages, close } = await sitLive('care', `/desk/requests/${tripRequestId}`);
  const panel = page.getByRole('region', { name: 'Conversations' });
  await panel.getByRole('button', { name: /^Read: / }).click();
  await panel.getByRole('button', { name: 'Join the conversation' }).click();
  await panel.getByRole('log').getByText('joined the conversation').waitFor();
  await waitForChannel(`private-conversation-${id}`);
  await api.call(contract.conversations.addMessage, { as: 'dana', params: { id }, body: { body: 'Is the crossing rough?' } });
  await panel.getByRole('log').getByText('Is the crossing rough?').waitFor();

  const unread = await countIn(page, /Notifications/);
  const teamMemberId = await loadPersonId(server, people.care);
  await api.call(contract.tripRequests.assign, { as: 'admin', params: { id: tripRequestId }, body: { teamMemberId } });
  await eventually(async () => expect(await countIn(page, /Notifications/)).toBe(unread + 1));
  expect(messages).toEqual([]);
  await close();
});

test('without a connection the desk says so, and works', async () => {
  const { page, open, close } = await newVisitor(browser, server);
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await signInAs(page, people.care);
  await open('/desk/inbox/unassigned');
  await page.getByText('Changes by others do not show at once just now').waitFor();
  await rowsOf(page).first().getByRole('link').click();
  await eventually(async () => expect(await page.getByRole('heading', { name: 'The journey' }).isVisible()).toBe(true));
  await close();
});
