import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAdministrator } from '../builders/administrator.ts';
import { createApi, people } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs } from '../builders/browser.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, continueTo, departureDay, field, fill, sendButton } from '../builders/tripForm.ts';

const server = await startServer({ env: { SEED: 'none' } });
const api = createApi(server);
const browser = await launchBrowser();
beforeAll(() => createAdministrator(server));
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const teamNote = 'Only the team sees this note';

describe.each(Object.entries(screens))('on a %s', (_, screen) => {
  test.each(['/', '/articles/', '/about-us/'])('%s tells the team what is missing, and visitors nothing', async (path) => {
    const visitor = await newVisitor(browser, server, screen);
    await visitor.open(path);
    expect(await visitor.page.getByText(teamNote).count()).toBe(0);
    expect(await visitor.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await visitor.close();

    const member = await newVisitor(browser, server, screen);
    await signInAs(member.page, people.admin);
    await member.open(path);
    await member.page.getByText(teamNote).waitFor();
    await member.page.getByText(path === '/about-us/' ? /POST \/v2\/contents/ : /POST \/v2\/articles/).waitFor();
    await member.close();
  });

  test.each(['/', '/articles/', '/contact/', '/trip-request/'])('axe finds nothing on %s', async (path) => {
    const { page, open, close } = await newVisitor(browser, server, screen);
    await open(path);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await close();
  });
});

test('axe finds nothing in what the team sees', async () => {
  const { page, open, close } = await newVisitor(browser, server);
  await signInAs(page, people.admin);
  await open('/');
  expect(await findAxeViolations(page)).toEqual([]);
  await close();
});

test('the menus of the team have the pages that visitors do not see yet', async () => {
  const { page, open, close } = await newVisitor(browser, server);
  const journal = page.getByRole('button', { name: 'Journal' });
  await open('/');
  expect(await journal.count()).toBe(0);
  await signInAs(page, people.admin);
  await open('/');
  await journal.click();
  await page.getByRole('link', { name: 'Guides (empty)' }).first().click();
  await page.waitForURL('**/guides/');
  await page.getByText(teamNote).waitFor();
  await close();
});

test('a trip request is sent without destinations, companies and telephone numbers, and the team sees it', async () => {
  const { page, open, messages, close } = await newVisitor(browser, server, screens.phone);
  const given = buildAnswers({ destination: 'Faroe Islands' });
  await open('/trip-request/');
  await field(page, 'trf-destination-locations').fill(given.destination);
  await field(page, 'trf-departure-date').fill(departureDay());
  await field(page, 'trf-total-nights').fill(given.nights);
  await field(page, 'trf-number-of-adults').selectOption(given.adults);
  await field(page, 'trf-traveling-with-children-no').click();
  await continueTo(page, 'style');
  await fill.style(page, given);
  await continueTo(page, 'budget');
  await fill.budget(page, given);
  await continueTo(page, 'contact');
  await fill.contact(page, given);
  await continueTo(page, 'phone');
  await sendButton(page).click();
  await page.waitForURL(/\/trip-request\/thank-you/);
  const reference = await page
    .getByText(/^TR-[2-9A-Z]{6}$/)
    .first()
    .textContent();
  expect(await page.locator('a[href^="tel:"]').count()).toBe(0);
  const { body } = await api.call(contract.tripRequests.search, { as: 'admin', body: { q: given.email, fields: ['*'] } });
  expect(body.items).toEqual([
    expect.objectContaining({ reference, status: 'PENDING', destinationNames: ['Faroe Islands'], destinations: [], totalNights: 12 }),
  ]);
  expect(messages).toEqual([]);
  await close();
});

test('without JavaScript the form is sent too', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  const given = buildAnswers();
  await open('/trip-request/');
  await field(page, 'trf-destination-locations').fill('Anywhere quiet');
  await field(page, 'trf-departure-date').fill(departureDay());
  await field(page, 'trf-total-nights').fill(given.nights);
  await field(page, 'trf-number-of-adults').selectOption(given.adults);
  await field(page, 'trf-traveling-with-children-no').check();
  await fill.contact(page, given);
  await sendButton(page).click();
  await page.waitForURL(/\/trip-request\/thank-you/);
  const { body } = await api.call(contract.tripRequests.search, { as: 'admin', body: { q: given.email } });
  expect(body.total).toBe(1);
  await close();
});
