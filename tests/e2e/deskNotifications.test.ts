import { afterAll, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import { createApi, people } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { loadPersonId } from '../builders/tripMatch.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});
await query(server.databaseUrl, 'DELETE FROM notifications');

/** A new request that the administrator gives to care, who is told so. */
async function assignNewRequest(): Promise<{ id: string; reference: string }> {
  const { body } = await api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' });
  const teamMemberId = await loadPersonId(server, people.care);
  await api.call(contract.tripRequests.assign, { as: 'admin', params: { id: body.id }, body: { teamMemberId } });
  await eventually(async () => {
    const { body: list } = await api.call(contract.notifications.list, {
      as: 'care',
      query: { state: 'UNREAD', type: 'request.assigned' },
    });
    expect(list.items.map(({ subject }) => subject.id)).toContain(body.id);
  });
  return body;
}

test('what happened is counted, read by opening it, done and opened again, by the keyboard', async () => {
  const request = await assignNewRequest();
  const { page, open, messages, close } = await newVisitor(browser, server);
  await signInAs(page, people.care);
  await open('/desk/notifications');
  const link = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Notifications/ });
  await eventually(async () => expect(await link.innerText()).toMatch(/\d+\s+unread$/));
  const row = page.getByRole('listitem').filter({ hasText: request.reference }).filter({ hasText: 'assigned' });
  await row.getByText('Unread:').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await row.getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Notifications' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/desk/requests/${request.id}/`);

  await link.press('Enter');
  await row.getByText('Unread:').waitFor({ state: 'detached' });
  await row.getByRole('button', { name: /^Done: / }).press('Enter');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Done', exact: true }).press('Enter');
  await row.getByRole('button', { name: /^Open again: / }).press('Enter');
  await row.waitFor({ state: 'detached' });
  await page.getByText('Nothing here yet').waitFor();
  expect(messages).toEqual([]);
  await close();
});

test('all are read at once, and what comes later stays unread', async () => {
  await assignNewRequest();
  const { page, open, close } = await newVisitor(browser, server, screens.phone);
  await signInAs(page, people.care);
  await open('/desk/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor();
  const later = await assignNewRequest();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await eventually(async () => {
    const { body } = await api.call(contract.notifications.list, { as: 'care', query: { state: 'UNREAD', type: 'request.assigned' } });
    expect(body.items.map(({ subject }) => subject.id)).toEqual([later.id]);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await close();
});

test.each(['editor', 'marageti'] as const)('%s has notifications, and the way there from every screen', async (person) => {
  const { page, open, messages, close } = await newVisitor(browser, server);
  await signInAs(page, people[person]);
  await open('/desk/');
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  expect(messages).toEqual([]);
  await close();
});
