import { afterAll, describe, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import { readdirSync, readFileSync } from 'node:fs';
import { createApi, people, type Person } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
await query(server.databaseUrl, 'DELETE FROM pgboss.schedule'); // no job may give the requests away meanwhile
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody at the desk, in a browser of their own. */
async function sit(person: Person | 'a visitor', options = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, server, { ...screens.desktop, ...options });
  await signInAs(visitor.page, person === 'a visitor' ? person : people[person]);
  return visitor;
}

const addresses = [
  '/desk/',
  '/desk/inbox/unassigned/',
  '/desk/inbox/no-such-view/',
  '/desk/requests/00000000-0000-7000-8000-000000000000/',
  '/desk/nothing/',
];

describe('who comes in', () => {
  test.each(addresses)('%s leads visitors to the sign-in page and back', async (address) => {
    const response = await fetch(server.origin + address, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`/login/?return=${encodeURIComponent(address)}`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test.each(['dana', 'agent'] as const)('%s is led to their own pages', async (person) => {
    const { page, close } = await sit(person);
    for (const address of addresses) {
      await page.goto(address);
      expect(new URL(page.url()).pathname).toMatch(/^\/my-trips\/?$/);
    }
    await close();
  });

  test.each([
    ['care', '/desk/inbox/unassigned'],
    ['admin', '/desk/inbox/unassigned'],
    ['editor', '/desk/'],
    ['publisher', '/desk/'],
    ['marageti', '/desk/'],
    ['team', '/desk/'],
  ] as const)('%s begins at %s, from My Trips too', async (person, start) => {
    const { page, open, messages, close } = await sit(person);
    for (const address of ['/desk/', '/my-trips/']) {
      await open(address);
      expect(new URL(page.url()).pathname).toBe(start);
    }
    expect(messages).toEqual([]);
    await close();
  });

  test.each(['admin', 'team'] as const)('for %s what is missing is said so, with its status', async (person) => {
    const { page, close } = await sit(person);
    for (const address of addresses.slice(2)) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Not there, or not yours' }).waitFor();
    }
    await close();
  });

  test('people without a right to travelers see no contact data and no buttons, from the server on', async () => {
    const { body: list } = await api.call(contract.tripRequests.list, { as: 'care', query: { status: 'QUALIFIED', limit: 1 } });
    const [request] = list.items;
    const { body: read } = await api.call(contract.tripRequests.read, { as: 'care', params: { id: String(request?.id) } });
    const email = String(read.travelers[0]?.email);
    expect(email).toContain('@');
    const { page, close } = await sit('marageti');
    const response = await page.goto(`/desk/requests/${read.id}/`);
    const html = String(await response?.text());
    expect(html).toContain(read.reference);
    expect(html).not.toContain(email);
    for (const name of ['Take it', 'Move to …', 'Whom to ask', 'Keep the note']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    await close();
  });
});

describe('the inbox', () => {
  test('the oldest unassigned request is taken by the keyboard', async () => {
    const { page, open, messages, close } = await sit('care');
    await open('/desk/');
    const unassigned = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /Unassigned/ });
    const mine = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /Mine/ });
    const countOf = async (link: typeof mine) => Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0]);
    const before = { unassigned: await countOf(unassigned), mine: await countOf(mine) };
    const first = page.locator('tbody tr').first();
    const reference = /TR-\w{6}/.exec((await first.textContent()) ?? '')?.[0];
    await first.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.getByText(`Inbox / ${reference}`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('button', { name: 'Take it' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => {
      expect(await countOf(unassigned)).toBe(before.unassigned - 1);
      expect(await countOf(mine)).toBe(before.mine + 1);
    });
    expect(await page.getByRole('button', { name: 'Take it' }).count()).toBe(0);
    expect(messages).toEqual([]);
    await close();
  });

  test('several are assigned at once, after the desk has said what would happen, and taken back', async () => {
    const { page, open, messages, close } = await sit('admin');
    await open('/desk/inbox/unassigned');
    const total = await page.locator('tbody tr').count();
    for (const index of [0, 1]) await page.locator('tbody input[type="checkbox"]').nth(index).check();
    const group = page.getByRole('group', { name: 'Assign the selected requests' });
    await group.getByLabel('Assign to').selectOption({ label: await optionOf(page, 'Imani Okafor') });
    await group.getByRole('button', { name: 'See what would happen' }).click();
    await group.getByText('2 can be assigned.').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(total);
    await group.getByRole('button', { name: 'Assign 2' }).click();
    await eventually(async () => expect(await page.locator('tbody tr').count()).toBe(total - 2));
    await page.getByText('2 requests assigned').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 back as before').first().waitFor();
    await eventually(async () => expect(await page.locator('tbody tr').count()).toBe(total));
    expect(messages).toEqual([]);
    await close();
  });

  test('the filter finds by reference, and its address can be opened', async () => {
    const { page, open, close } = await sit('care');
    await open('/desk/inbox/planning');
    const reference = String(/TR-\w{6}/.exec((await page.locator('tbody tr').nth(2).textContent()) ?? '')?.[0]);
    await page.getByLabel('Find in this view').fill(reference);
    await page.keyboard.press('Enter');
    await page.getByText('1 request.').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(reference);
    await open(`/desk/inbox/planning?q=${reference}`);
    expect(await page.locator('tbody tr').count()).toBe(1);
    await close();
  });

  test('without scripts it can be read, and left', async () => {
    const { page, close } = await sit('care', { javaScriptEnabled: false });
    await page.goto('/desk/inbox/planning');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(5);
    await page.locator('noscript p').waitFor();
    await page.locator('tbody a').first().click();
    await page.getByRole('heading', { name: 'The journey' }).waitFor();
    await page.getByRole('link', { name: 'Sign out' }).click();
    expect(new URL(page.url()).pathname).toBe('/logout/');
    await close();
  });
});

describe('a request', () => {
  test('is moved with what the move needs, and a refusal is told in the words of the API', async () => {
    const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { status: 'SCREENING', limit: 1 } });
    const { page, open, messages, close } = await sit('care');
    await open(`/desk/requests/${body.items[0]?.id}`);
    await page.getByRole('button', { name: 'Move to …' }).first().click();
    await page.getByRole('menuitem', { name: 'Asked the traveler' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question to the traveler').fill('Why?');
    await dialog.getByRole('button', { name: 'Move to Asked the traveler' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/10 characters/)
      .waitFor();
    await dialog.getByLabel('Question to the traveler').fill('Which of the two weeks would suit you better?');
    await dialog.getByRole('button', { name: 'Move to Asked the traveler' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Which of the two weeks would suit you better?').waitFor();
    expect(messages.filter((message) => !message.includes('422'))).toEqual([]);
    await close();
  });

  test('notes are kept, and nobody overwrites what somebody else changed meanwhile', async () => {
    const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { status: 'QUALIFIED', limit: 1 } });
    const id = String(body.items[0]?.id);
    const { page, open, close } = await sit('admin');
    await open(`/desk/requests/${id}`);
    await page.getByLabel('New note').fill('Prefers a call in the evening.');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await page.getByText('Prefers a call in the evening.').and(page.locator('p')).waitFor();
    const { body: read } = await api.call(contract.tripRequests.read, { as: 'care', params: { id } });
    await api.call(contract.tripRequests.setMatchingNotes, {
      as: 'care',
      params: { id },
      body: { matchingNotes: 'No long drives', version: read.version },
    });
    await page.getByLabel('Assigned to').selectOption('');
    await page.getByText('Somebody changed this meanwhile.').waitFor();
    const { body: after } = await api.call(contract.tripRequests.read, { as: 'care', params: { id } });
    expect(after.assignedToId).toBe(read.assignedToId);
    await close();
  });

  test('who is to be asked is shown with points, and who was left out with the reason', async () => {
    const { body } = await api.call(contract.tripRequests.search, {
      as: 'care',
      body: { filters: { status: 'MATCHED', missingMatches: { gte: 1 } }, limit: 1 },
    });
    const id = String(body.items[0]?.id);
    const { body: suggested } = await api.call(contract.tripMatches.suggest, { as: 'care', params: { id }, body: { limit: 10 } });
    const { page, open, close } = await sit('care');
    await open(`/desk/requests/${id}`);
    await page.getByRole('button', { name: 'Whom to ask' }).click();
    const list = page.getByRole('list', { name: 'Suggested companies' });
    await list.waitFor();
    expect(await list.locator('strong').allTextContents()).toEqual(suggested.items.map(({ displayName }) => displayName));
    await page.getByText(`${suggested.excluded.length} left out`).click();
    for (const { displayName, detail } of suggested.excluded) await page.getByText(`${displayName}: ${detail}`).waitFor();
    await close();
  });
});

describe.each([
  ['wide', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['1024 px, dark', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' }],
  ['phone', { ...screens.phone, colorScheme: 'light' }],
  ['320 px, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
] as const)('on a %s screen', (_, options) => {
  test('every screen is accessible, fits, and does not move', async () => {
    const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { status: 'MATCHED', limit: 1 } });
    const { page, open, messages, layoutShifts, settleFonts, close } = await sit('care', options);
    for (const path of ['/desk/inbox/unassigned', '/desk/inbox/followed', `/desk/requests/${body.items[0]?.id}`, '/desk/nothing']) {
      await open(path);
      await settleFonts();
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      expect(await layoutShifts()).toEqual([]);
    }
    expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
    await close();
  });
});

test.each([1280, 1440])('the statuses of the inbox stay whole words at %i pixels', async (width) => {
  const { page, open, close } = await sit('care', { viewport: { width, height: 800 } });
  await open('/desk/inbox/unassigned');
  const isWhole = (pill: Element) =>
    [...pill.querySelectorAll('span')].every((label) => label.getClientRects().length === 1 && label.offsetHeight < 30);
  const pills = page.locator('tbody [data-tone]');
  expect(await pills.count()).toBeGreaterThan(5);
  for (const pill of await pills.all()) if ((await pill.textContent()) === 'New') expect(await pill.evaluate(isWhole)).toBe(true);
  await close();
});

test('the built pages for visitors name no file of the desk', () => {
  const built = new URL('../../site/dist/client/', import.meta.url);
  const files = readdirSync(new URL('assets/', built)).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files)
    expect(readFileSync(new URL(`assets/${name}`, built), 'utf8')).not.toMatch(/assets\/desk\/|react-query|QueryClient/);
  const manifest = Object.keys(JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8')));
  expect(manifest.filter((module) => module.startsWith('src/desk/') || module === 'src/entry.desk.tsx')).toEqual([]);
});

/** The label of an option that begins with a name: it also tells the load. */
async function optionOf(page: Visitor['page'], name: string): Promise<string> {
  const labels = await page.locator('option').allTextContents();
  return String(labels.find((label) => label.startsWith(name)));
}
