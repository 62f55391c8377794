import { contract } from '@farwend/api-contract';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createApi, people } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs, type Visitor } from '../builders/browser.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { runJob } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const sql = (text: string) => query<{ n: number }>(server.databaseUrl, text);
beforeEach(() => sql('DELETE FROM search_alerts'));

const LIST = '/itineraries/?country=KE&nights=8-10';
const saveButton = ({ page }: Visitor) => page.getByRole('button', { name: 'Tell me when a new one fits' });
const listAlerts = async () => (await api.call(contract.searchAlerts.list, { as: 'dana' })).body.items;

async function asVisitor(person: string, javaScriptEnabled: boolean, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await newVisitor(browser, server, { ...screens.phone, javaScriptEnabled });
  try {
    await signInAs(visitor.page, person);
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('a traveller saves what the list is filtered by, finds it in My Trips and ends it, %s', async (_, scripts) => {
  await asVisitor(people.dana, scripts, async (visitor) => {
    const { page, open, messages } = visitor;
    for (const time of ['first', 'second']) {
      await open(LIST);
      if (scripts && time === 'first') expect(await findAxeViolations(page)).toEqual([]);
      await saveButton(visitor).click();
      await page.getByText('We look once a week').waitFor();
      expect(await saveButton(visitor).count()).toBe(0);
    }
    expect(await listAlerts()).toMatchObject([
      { name: 'Kenya, 8 to 10 nights', q: null, filters: { countryCodes: ['KE'], nights: { min: 8, max: 10 } } },
    ]);
    await page.getByRole('main').getByRole('link', { name: 'My Trips' }).click();
    const saved = page.getByRole('region', { name: 'What we look out for' });
    const link = saved.getByRole('link', { name: 'Kenya, 8 to 10 nights' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(LIST);
    if (scripts) expect(await findAxeViolations(page)).toEqual([]);
    await saved.getByRole('button', { name: 'Stop looking for Kenya, 8 to 10 nights' }).click();
    await saved.getByText('We have stopped looking').waitFor();
    expect(await listAlerts()).toEqual([]);
    expect(messages).toEqual([]);
  });
});

test('nothing is offered to visitors, to the trade, or for the whole list; it stands on the page from the start or never comes', async () => {
  for (const [person, path, offered] of [
    ['a visitor', LIST, false],
    [people.lead, LIST, false],
    [people.dana, '/itineraries/', false],
    [people.dana, LIST, true],
  ] as const) {
    for (const scripts of [true, false]) {
      await asVisitor(person, scripts, async (visitor) => {
        await visitor.open(path);
        await visitor.page.getByRole('heading', { level: 1 }).click();
        expect(await saveButton(visitor).count()).toBe(offered ? 1 : 0);
      });
    }
  }
});

test('a session that has ended meanwhile leads to the sign-in, and back to the list', async () => {
  await asVisitor(people.dana, false, async (visitor) => {
    const { page, open } = visitor;
    await open(LIST);
    await page.context().clearCookies();
    await saveButton(visitor).click();
    await page.waitForURL(/\/login\//);
    expect(new URL(page.url()).searchParams.get('return')).toBe(LIST);
  });
});

test('more than twenty searches are refused with what to do', async () => {
  for (let count = 0; count < 20; count++) {
    await api.call(contract.searchAlerts.create, { as: 'dana', body: { name: `Number ${count}`, q: 'nothing like it' } });
  }
  await asVisitor(people.dana, false, async (visitor) => {
    await visitor.open(LIST);
    await saveButton(visitor).click();
    await visitor.page.getByText('We look out for twenty searches of yours already').waitFor();
  });
  expect(await listAlerts()).toHaveLength(20);
});

/** Status, heading and buttons of the page that a link leads to, as the server renders it. */
async function openLink(path: string) {
  const { page, open, close } = await newVisitor(browser, server, { javaScriptEnabled: false });
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await open(path);
  const main = page.getByRole('main');
  const seen = {
    status: (await answered).status(),
    heading: await main.getByRole('heading', { level: 1 }).innerText(),
    buttons: await main.getByRole('button').allInnerTexts(),
  };
  await close();
  return seen;
}

test('the link in a mail says which search it ends, and at once when it leads nowhere', async () => {
  await api.call(contract.searchAlerts.create, { as: 'dana', body: { name: 'Any length', filters: { nights: { min: 1 } } } });
  await sql(`UPDATE search_alerts SET checked_at = now() - interval '8 days'`);
  await sql(`UPDATE content SET first_published_at = now() - interval '1 day' WHERE type = 'itinerary'`);
  await sql(`UPDATE published_content SET published_at = now() - interval '1 day' WHERE type = 'itinerary'`);
  await runJob(server, 'searchAlerts');
  const { text } = await waitForEmail(server, people.dana, /Any length/);
  const { pathname, search } = new URL(/https?:\/\/\S+\/search-alerts\/stop\/\S+/.exec(text)?.[0] ?? server.origin);
  const path = pathname + search;

  const dead = { status: 404, heading: 'This link leads nowhere any more', buttons: [] };
  expect(await openLink(path.slice(0, -4))).toEqual(dead);
  expect(await openLink(pathname)).toEqual(dead);
  const asking = { status: 200, heading: 'Shall we stop looking for “Any length”?', buttons: ['Stop these mails'] };
  expect(await openLink(path)).toEqual(asking);

  const { page, open, close } = await newVisitor(browser, server, {});
  await open(path);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await page.getByRole('heading', { name: 'We have stopped looking' }).waitFor();
  await close();
  expect(await openLink(path)).toEqual(dead);
});
