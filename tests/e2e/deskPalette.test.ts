import { afterAll, describe, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import type { Page, Request } from 'playwright-core';
import { createApi, people, type Person } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { createMatchConversation } from '../builders/matchConversation.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const conversation = await createMatchConversation(server, api);
await api.call(contract.conversations.addMessage, {
  as: 'dana',
  params: { id: conversation.id },
  body: { body: 'Is the quokkabird near Lamu in September?' },
});
const { body: request } = await api.call(contract.tripRequests.read, { as: 'care', params: { id: conversation.tripRequestId } });

/** Somebody at the desk, in a browser of their own. */
async function sitAt(person: Person, address: string, options = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, server, { ...screens.desktop, ...options });
  await signInAs(visitor.page, people[person]);
  await visitor.open(address);
  return visitor;
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go to' });
const options = (page: Page, group: string) => palette(page).getByRole('group', { name: group }).getByRole('option');
const highlighted = (page: Page) => palette(page).getByRole('option', { selected: true });
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').waitFor();
  await eventually(async () => expect(await isFocused(page, '[role="combobox"]')).toBe(true));
};
const isFocused = (page: Page, selector: string) => page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the palette', () => {
  test('a request is found by its reference and opened, by the keyboard alone', async () => {
    const { page, messages, close } = await sitAt('care', '/desk/inbox/mine');
    await openPalette(page);
    await options(page, 'Go to').filter({ hasText: 'Late first look' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.type(request.reference);
    await options(page, 'Requests').waitFor();
    await eventually(async () => expect(await highlighted(page).innerText()).toContain(request.reference));
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(`Inbox / ${request.reference}`).waitFor();
    expect(await isFocused(page, '#main')).toBe(true);
    expect(await palette(page).count()).toBe(0);

    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await openPalette(page);
    expect(await options(page, 'Opened last').innerText()).toContain(request.reference);
    expect(messages).toEqual([]);
    await close();
  });

  test.each([
    ['name and place', `Rowe ${request.destinationNames[0] ?? ''}`],
    ['e-mail address', people.dana],
  ])('care finds requests by %s', async (_, words) => {
    const { page, messages, close } = await sitAt('care', '/desk/notifications');
    await openPalette(page);
    await page.keyboard.type(words);
    await options(page, 'Requests').first().waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('care finds the requests of whoever has a phone number', async () => {
    await query(server.databaseUrl, `UPDATE travelers SET phone = '{"prefix": "+39", "number": "06 5550 9182"}' WHERE email = $1`, [
      people.dana,
    ]);
    const { page, messages, close } = await sitAt('care', '/desk/notifications');
    await openPalette(page);
    await page.keyboard.type('+39 06 5550-9182');
    await options(page, 'Requests by phone number').filter({ hasText: request.reference }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('the words of a message lead to the conversation in its request', async () => {
    const { page, messages, close } = await sitAt('care', '/desk/inbox/mine');
    await openPalette(page);
    await page.keyboard.type('quokkabird');
    const found = options(page, 'Conversations');
    await found.waitFor();
    expect(await found.innerText()).toContain('Is the quokkabird near Lamu');
    await page.keyboard.press('Enter');
    await page.getByText(`Inbox / ${request.reference}`).waitFor();
    await page.getByRole('region', { name: 'Conversations' }).getByText('Is the quokkabird near Lamu in September?').last().waitFor();
    await page.getByRole('button', { name: /^Close: / }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('words and initials go to a screen, and Escape gives the focus back', async () => {
    const { page, messages, close } = await sitAt('care', '/desk/inbox/mine');
    const opener = page.getByRole('button', { name: 'Search', exact: true });
    await opener.press('Enter');
    await palette(page).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true));
    await openPalette(page);
    await page.keyboard.type('lfl');
    await eventually(async () => expect(await highlighted(page).innerText()).toContain('Late first look'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Late first look' }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('an outdated search is aborted, and a failed one is said', async () => {
    const { page, close } = await sitAt('care', '/desk/inbox/mine');
    const aborted: string[] = [];
    const termsOf = (one: Request) => String(one.postDataJSON().q);
    page.on('requestfailed', (one) => {
      if (one.url().endsWith('/v3/trip_request_searches')) aborted.push(termsOf(one));
    });
    await page.route('**/v3/trip_request_searches', async (route) => {
      const terms = termsOf(route.request());
      if (terms === 'zebra') await route.abort();
      else if (terms === request.reference) await route.continue(); // others are never answered
    });
    await openPalette(page);
    const asked = page.waitForRequest((one) => one.url().endsWith('/v3/trip_request_searches') && termsOf(one) === 'kenya');
    await page.keyboard.type('kenya');
    await asked;
    await palette(page).getByRole('status').filter({ hasText: 'Searching …' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(request.reference);
    await options(page, 'Requests').waitFor();
    expect(aborted).toContain('kenya');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('zebra');
    await palette(page).getByRole('status').filter({ hasText: 'There was no answer to the search' }).waitFor();
    expect(await options(page, 'Requests').count()).toBe(0);
    await close();
  });

  test.each(['editor', 'marageti', 'team'] as const)('%s finds no request by what they may not see of it', async (person) => {
    const { page, messages, close } = await sitAt(person, '/desk/');
    await openPalette(page);
    for (const words of [people.dana, 'Rowe', 'quokkabird']) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
      await palette(page)
        .getByRole('status')
        .filter({ hasText: `No record found for “${words}”.` })
        .waitFor();
      expect(await palette(page).getByRole('option').filter({ hasText: request.reference }).count()).toBe(0);
    }
    expect(messages).toEqual([]);
    await close();
  });

  test('on a phone the button opens it over the whole window', async () => {
    const { page, messages, close } = await sitAt('care', '/desk/inbox/mine', screens.phone);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await palette(page).getByRole('combobox').fill(request.reference);
    const found = options(page, 'Requests');
    await found.waitFor();
    const box = await palette(page).boundingBox();
    expect(box?.width).toBe(screens.phone.viewport.width);
    expect((await found.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await found.tap();
    await page.getByText(`Inbox / ${request.reference}`).waitFor();
    expect(messages).toEqual([]);
    await close();
  });
});

describe('the screen of the search', () => {
  test('the last line of the palette leads to it: kinds, all of one kind, its pages', async () => {
    const { page, messages, close } = await sitAt('care', '/desk/inbox/mine');
    await openPalette(page);
    await page.keyboard.type('TR-');
    await options(page, 'Requests').first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=TR-');
    const requests = page.getByRole('region', { name: 'Requests' });
    expect(await requests.getByRole('listitem').count()).toBe(5);
    expect(await findAxeViolations(page)).toEqual([]);
    await requests.getByRole('link', { name: /^All \d+ requests$/ }).press('Enter');
    await page.getByRole('link', { name: 'Show every kind' }).waitFor();
    const first = await requests.getByRole('listitem').first().innerText();
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await page.waitForURL(/page=2/);
    await eventually(async () => expect(await requests.getByRole('listitem').first().innerText()).not.toBe(first));
    expect(messages).toEqual([]);
    await close();
  });

  test('is read from its address by the server, and by the keyboard goes on', async () => {
    const { page, open, messages, close } = await sitAt('care', '/desk/search/');
    await page.getByText('What are you looking for?').waitFor();
    const response = await page.goto(`/desk/search/?q=${request.reference}`);
    expect(await response?.text()).toContain(`${request.reference} · Dana Rowe`);
    await open(`/desk/search/?q=${request.reference}`);
    await page.getByText('1 result', { exact: true }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('narwhalfox');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing found for “narwhalfox”').waitFor();
    expect(await isFocused(page, 'input[name="q"]')).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });

  test('on a phone nothing scrolls sideways', async () => {
    const { page, open, messages, close } = await sitAt('care', '/desk/search/?q=TR-', {
      ...screens.phone,
      viewport: { width: 320, height: 640 },
    });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await open(`/desk/search/?q=${'w'.repeat(200)}`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(messages).toEqual([]);
    await close();
  });

  test('a kind that somebody may not search is not there, and too many pages lead to the first', async () => {
    const editor = await sitAt('editor', '/desk/');
    const response = await editor.page.goto('/desk/search/?q=lamu&kind=conversations');
    expect(response?.status()).toBe(404);
    await editor.page.getByRole('heading', { level: 1, name: 'Not there, or not yours' }).waitFor();
    await editor.close();
    const { page, close } = await sitAt('care', '/desk/');
    await page.goto('/desk/search/?q=TR-&kind=requests&page=900');
    expect(new URL(page.url()).search).toBe('?q=TR-&kind=requests');
    await close();
  });
});

describe('keys', () => {
  test('? shows those of the page; single ones do nothing in fields, and can be switched off', async () => {
    const { page, messages, close } = await sitAt('care', '/desk/inbox/mine');
    await page.keyboard.press('/');
    expect(await isFocused(page, 'input[name="q"]')).toBe(true);
    await page.keyboard.type('?gn/');
    expect(await page.getByLabel('Find in this view').inputValue()).toBe('?gn/');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Mine/ }).focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys of this page' });
    await keys.getByRole('region', { name: 'In a view of the inbox' }).waitFor();
    await keys.getByRole('region', { name: 'Go to' }).getByText('Inbox: Unassigned').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await keys.getByLabel('Use keys without Ctrl').press('Space');
    await keys.getByRole('region', { name: 'Go to' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });

    for (const key of ['?', 'g', 'n']) await page.keyboard.press(key);
    await openPalette(page);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.type('keys');
    await eventually(async () => expect(await highlighted(page).innerText()).toContain('Show the keys'));
    await page.keyboard.press('Enter');
    await keys.getByLabel('Use keys without Ctrl').press('Space');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    for (const key of ['g', 'i']) await page.keyboard.press(key);
    await page.getByRole('heading', { level: 1, name: 'Unassigned' }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });
});
