import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor } from '../builders/browser.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The mailed link of somebody who asked to be forgotten. */
async function askForErasure(): Promise<{ email: string; path: string; id: string }> {
  const email = newEmail();
  const body = tripRequestBody({ travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] });
  await api.call(contract.tripRequests.create, { body, captcha: 'tripRequest' });
  await api.call(contract.privacyRequests.create, { body: { kind: 'ERASE', email }, captcha: 'privacyRequest' });
  const path = await readLink(email, 'erase', /delete everything/);
  return { email, path, id: new URL(path, server.origin).searchParams.get('id') ?? '' };
}

async function readLink(email: string, kind: string, words: RegExp): Promise<string> {
  const { text } = await waitForEmail(server, email, words);
  const { pathname, search } = new URL(new RegExp(`https?://\\S+/privacy-requests/${kind}\\?\\S+`).exec(text)?.[0] ?? server.origin);
  return pathname + search;
}

/** Status, heading and buttons of the page, and where its ways out lead. */
async function openLink(path: string) {
  const { page, open, close } = await newVisitor(browser, server, { javaScriptEnabled: false });
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await open(path);
  const main = page.getByRole('main');
  const seen = {
    status: (await answered).status(),
    heading: await main.getByRole('heading', { level: 1 }).innerText(),
    buttons: await main.getByRole('button').allInnerTexts(),
    waysOut: await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  };
  await close();
  return seen;
}

const cut = { status: 404, heading: 'This link is not whole', buttons: [], waysOut: ['/contact/'] };
const spent = { status: 410, heading: 'This link leads nowhere any more', buttons: [], waysOut: ['/contact/'] };

test('a link that was cut, changed or mailed for something else asks nothing', async () => {
  const { path } = await askForErasure();
  expect(await openLink(path.slice(0, -4))).toEqual(cut);
  expect(await openLink(path.replace(/code=.*/, `code=${'x'.repeat(43)}`))).toEqual(cut);
  expect(await openLink('/privacy-requests/copy')).toEqual(cut);
  for (const kind of ['copy', 'cancel', 'download']) expect(await openLink(path.replace('/erase', `/${kind}`))).toEqual(cut);
  expect(await openLink(path)).toMatchObject({ status: 200, heading: 'Shall we delete your data?', buttons: ['Delete my data'] });
});

test.each([true, false])('a link that was used or called off says so at once, with scripts: %s', async (javaScriptEnabled) => {
  const { email, path } = await askForErasure();
  const { page, open, messages, close } = await newVisitor(browser, server, { javaScriptEnabled });
  await open(path);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account is closed' }).waitFor();
  expect(await openLink(path)).toEqual(spent);
  const cancel = await readLink(email, 'cancel', /account is closed|closed your account/);
  await open(cancel);
  await page.getByRole('button', { name: 'Keep my data' }).click();
  await page.getByRole('heading', { level: 1, name: 'It is called off' }).waitFor();
  expect(await openLink(cancel)).toEqual(spent);
  expect(messages).toEqual([]);
  await close();
});

test('a link that is past its time says so at once', async () => {
  const { path, id } = await askForErasure();
  await query(server.databaseUrl, `UPDATE privacy_requests SET created_at = now() - interval '73 hours' WHERE id = $1`, [id]);
  expect(await openLink(path)).toEqual(spent);
});
