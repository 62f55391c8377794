import { afterAll, expect, test } from '@jest/globals';
import { PASSWORD, people } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, type Visitor } from '../builders/browser.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { runJob } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The account of somebody who has signed in on the narrowest phone. */
async function openAccount(username: string, javaScriptEnabled: boolean): Promise<Visitor> {
  const visitor = await newVisitor(browser, server, { viewport: { width: 320, height: 640 }, javaScriptEnabled });
  const { page, open } = visitor;
  await open('/account/');
  await page.waitForURL(/\/login\/\?return=/);
  await page.locator('#login-username').fill(username);
  await page.locator('#login-password').fill(PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'What we know is yours' }).waitFor();
  return visitor;
}

async function readLink(username: string, kind: string, words: RegExp): Promise<string> {
  const { text } = await waitForEmail(server, username, words);
  const { pathname, search } = new URL(new RegExp(`https?://\\S+/privacy-requests/${kind}\\?\\S+`).exec(text)?.[0] ?? server.origin);
  return pathname + search;
}

test.each([
  ['with scripts', true, people.dana],
  ['without scripts', false, people.jordan],
])('a traveller downloads a copy of everything, and calls off the end of the account, %s', async (_, scripts, username) => {
  const { page, open, messages, close } = await openAccount(username, scripts);
  const part = (name: string) => page.getByRole('region', { name });
  const [copy, erasure] = [part('A copy of your data'), part('Delete your account')];
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await copy.getByRole('button', { name: 'Download a copy of my data' }).click();
  await copy.getByText(`we have written to ${username}`).waitFor();
  await erasure.getByRole('button', { name: 'Delete my account' }).click();
  await erasure.getByText(`we have written to ${username}`).waitFor();
  if (scripts) expect(await findAxeViolations(page)).toEqual([]);
  await erasure.getByRole('button', { name: 'Call it off' }).click();
  await page.getByText('It is called off.').waitFor();
  await erasure.getByRole('button', { name: 'Delete my account' }).waitFor();

  await open(await readLink(username, 'copy', /a copy of everything/));
  await page.getByRole('button', { name: 'Send me my data' }).click();
  await page.getByRole('heading', { name: 'We are putting it together' }).waitFor();
  await runJob(server, 'privacyRequests');
  await open('/my-trips/');
  await page.getByRole('link', { name: 'Your account and data' }).click();
  const download = page.waitForEvent('download');
  await copy.getByRole('link', { name: 'Download it' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  expect(messages).toEqual([]);
  await close();
});

test('the keyboard alone reaches everything, in the order of the page', async () => {
  const { page, close } = await openAccount(people.dana, true);
  await page.getByRole('button', { name: 'Delete my account' }).waitFor();
  await page.getByRole('checkbox', { name: /Leave my reviews/ }).focus();
  await page.keyboard.press('Space');
  expect(await page.getByRole('checkbox', { name: /Leave my reviews/ }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete my account');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Call it off' }).waitFor();
  await close();
});

test('agents and the team are led to their work', async () => {
  const visitor = await newVisitor(browser, server, {});
  await visitor.open('/login/?return=/account/');
  await visitor.page.locator('#login-username').fill(people.lead);
  await visitor.page.locator('#login-password').fill(PASSWORD);
  await visitor.page.locator('main form button[type="submit"]').first().click();
  await visitor.page.getByRole('heading', { level: 1, name: /Good day/ }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe('/my-trips/');
  await visitor.close();
});
