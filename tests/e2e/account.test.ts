import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD, people } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { parseCode, parseLink, waitForEmail } from '../builders/mailbox.ts';
import { startServer } from '../builders/server.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const visitor = (javaScriptEnabled = true) => newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled });
const send = (page: Page) => page.locator('main form button[type="submit"]').first().click();

async function signIn(
  { page, open }: Pick<Visitor, 'page' | 'open'>,
  username: string,
  password = PASSWORD,
  path = '/login/',
): Promise<void> {
  await open(path);
  await page.locator('#login-username').fill(username);
  await page.locator('#login-password').fill(password);
  await send(page);
}

describe('account pages', () => {
  test('signing in from My Trips returns to it, and signing out leaves it', async () => {
    const { page, open, messages, close } = await visitor();
    await open('/my-trips/');
    await page.waitForURL(/\/login\/\?return=/);
    await signIn({ page, open: async () => undefined }, people.dana);
    await page.getByRole('heading', { level: 1, name: /Dana/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-trips/');
    expect(await page.locator('header').getByRole('link', { name: 'My Trips' }).getAttribute('href')).toMatch(/\/my-trips\/?$/);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('a forgotten password is chosen anew by the link of the mail, %s', async (_, scripts) => {
    const { page, open, close } = await visitor(scripts);
    const who = scripts ? people.otherLead : people.editor;
    await open('/login/reset/');
    await page.locator('#login-username').fill(who);
    await send(page);
    await page.getByText(`If ${who} has an account`).waitFor();
    const { path, user, token } = parseLink(await waitForEmail(server, who, /new password for this account/));
    await open(`${path}?user=${user}&token=${token}`);
    await page.locator('#login-password').fill('short');
    await send(page);
    await page.getByText('Use at least 12 characters').waitFor();
    await page.locator('#login-password').fill('a lantern over the harbour');
    await send(page);
    await page.getByText('Your password is set').waitFor();
    await page.locator('#login-username').fill(who);
    await page.locator('#login-password').fill('a lantern over the harbour');
    await send(page);
    await page.waitForURL(scripts ? /my-trips/ : /desk/);
    await open(`${path}?user=${user}&token=${token}`);
    await eventually(async () => expect(await page.getByText('This link has had its time').isVisible()).toBe(true));
    await close();
  });

  test('an emailed six-digit code signs in too', async () => {
    const { page, open, close } = await visitor();
    await open('/login/code/');
    await page.locator('#login-username').fill(people.team);
    await send(page);
    await page.locator('#login-code').waitFor();
    await page.locator('#login-code').fill('000000');
    await send(page);
    await page.getByText('That code does not open this account').waitFor();
    await page.locator('#login-code').fill(parseCode(await waitForEmail(server, people.team, /\b\d{6}\b/)));
    await send(page);
    await page.getByRole('heading', { level: 1, name: /Good day/ }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/desk\/?$/);
    await close();
  });

  test('a traveler registers, chooses a password through the emailed link and is signed in', async () => {
    const { page, open, close } = await visitor();
    const email = 'robin.vale@example.com';
    await open('/login/register/');
    await send(page);
    await page.getByText('Enter your first name').waitFor();
    await page.locator('#login-givenName').fill('Robin');
    await page.locator('#login-familyName').fill('Vale');
    await page.locator('#login-email').fill(email);
    await send(page);
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    const { path, user, token } = parseLink(await waitForEmail(server, email, /token=/));
    expect(path).toMatch(/^\/login\/(?:verify|invitation)$/);
    await open(`${path}?user=${user}&token=${token}`);
    if ((await page.locator('#login-password').count()) === 0) await send(page); // requests a password if there is none yet
    await page.locator('#login-password').fill('nine quiet harbours');
    await send(page);
    await page.getByText('Your password is set').waitFor();
    await page.locator('#login-username').fill(email);
    await page.locator('#login-password').fill('nine quiet harbours');
    await send(page);
    await page.getByText('No trip yet').waitFor();
    await close();
  });

  test.each([
    ['/login/?problem=auth.userDisabled', 'This account is closed'],
    ['/login/?problem=<b>', 'Single sign-on did not work'],
    ['/login/?notice=verified', 'Your email address is confirmed'],
    ['/login/verify/?user=1&token=2', 'This link opens nothing'],
    ['/login/invitation/', 'This link opens nothing'],
    ['/login/sso/', 'Single sign-on did not work'],
  ])('%s says: %s', async (path, words) => {
    const html = await (await fetch(server.origin + path)).text();
    expect(html).toContain(words);
    expect(html).not.toContain('<b>');
  });

  test('the token of an emailed link is not sent to anybody', async () => {
    const { page, open, waitUntilIdle, close } = await visitor();
    const told: string[] = [];
    page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
    await open('/login/reset/?user=someone&token=sesame-7');
    await page.locator('a[href="/login/"]').first().click();
    await page.waitForURL(/\/login\/$/);
    await waitUntilIdle();
    const others = told.filter((one) => one.includes('/v2/views'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((one) => one.includes('sesame-7'))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).not.toContain('sesame-7');
    await close();
  });
});

/** Waits until the page knows whose session it is. */
const isKnown = (page: Page) => page.waitForFunction(() => localStorage.getItem('farwend.identity') !== null);

/** Ends the session on the server while the page is open, then focuses the page again. */
async function endUnderPage(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/v3/logout', { method: 'DELETE' }));
  await lookAgain(page);
}

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

describe('a session that ends while a page is open', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

  test('asks to sign in again in a dialog and returns to the step of the form; a wrong password is reported in the dialog', async () => {
    const { page, open, close } = await visitor();
    await signIn({ page, open }, people.dana);
    await page.waitForURL(/my-trips/);
    await open('/trip-request/');
    await page.locator('#trf-total-nights').focus();
    await isKnown(page);
    await endUnderPage(page);
    await dialogOf(page).waitFor();
    await page.locator('#login-username').fill(people.dana);
    await page.locator('#login-password').fill('not the password');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('The email address and password do not match').waitFor();
    expect(await page.locator('#login-username').inputValue()).toBe(people.dana);
    expect(new URL(page.url()).pathname).toBe('/trip-request/');
    await page.locator('#login-password').fill(PASSWORD);
    const again = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await again;
    expect(new URL(page.url()).pathname).toBe('/trip-request/');
    expect(await page.evaluate(async () => (await (await fetch('/v3/users/current')).json()).isAuthenticated)).toBe(true);
    await close();
  });

  test('Escape continues signed out and restores the focus; signing out oneself shows no dialog', async () => {
    const { page, open, waitUntilIdle, close } = await visitor();
    await signIn({ page, open }, people.jordan);
    await page.waitForURL(/my-trips/);
    await open('/trip-request/');
    await page.locator('#trf-total-nights').focus();
    await isKnown(page);
    await endUnderPage(page);
    await dialogOf(page).waitFor();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await eventually(async () => expect(await isInside()).toBe(true));
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await eventually(async () => expect(await isInside()).toBe(true));
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('trf-total-nights'));

    await signIn({ page, open }, people.jordan);
    await page.waitForURL(/my-trips/);
    await isKnown(page);
    await page.evaluate(() => localStorage.removeItem('farwend.identity')); // as signing out in another tab does
    await endUnderPage(page);
    await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
    await waitUntilIdle(); // the dialog would be loaded as a separate script
    expect(await dialogOf(page).count()).toBe(0);
    await close();
  });

  test('signing out without a session logs nothing to the console', async () => {
    const { page, open, waitUntilIdle, messages, close } = await visitor();
    await open('/logout/');
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await waitUntilIdle();
    expect(messages).toEqual([]);
    await close();
  });
});

test('on /docs one can sign in while the list of calls is still loading', async () => {
  const { page, close } = await visitor();
  await page.route('**/openapi.json', () => {}); // never responds
  await page.goto('/docs/');
  await page.getByLabel('Sign in as').selectOption(people.lead);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/^You are .+ \(agent/).waitFor();
  await eventually(async () => expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(true));
  await close();
});

describe('My Trips', () => {
  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('a traveller rests a trip, goes on, changes another and cancels it, %s', async (_, scripts) => {
    const { page, open, messages, close } = await visitor(scripts);
    await signIn({ page, open }, people.dana);
    await page.waitForURL(/my-trips/);
    await page.locator('main').getByRole('link', { name: 'Maasai Mara, Laikipia, Lamu' }).click();
    await page.getByRole('heading', { level: 1, name: /Maasai Mara/ }).waitFor();
    await page.getByText('Let it rest', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Let it rest' }).click();
    await page.getByText('The trip rests.').waitFor();
    await page.getByRole('button', { name: 'Go on with the trip' }).click();
    await page.getByText('The trip goes on.').waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('a request just submitted is changed within its rules, then cancelled and reopened', async () => {
    const { page, open, close } = await visitor();
    await signIn({ page, open }, people.dana);
    await page.waitForURL(/my-trips/);
    await page.locator('main').getByRole('link', { name: 'Lofoten Islands, Tromsø' }).click();
    await page.getByText('Change dates, nights or words').click();
    const nights = page.getByLabel('Nights');
    await nights.fill('0');
    await page.getByRole('button', { name: 'Keep the change' }).click();
    await page.getByText('Enter how many nights you would like to travel').waitFor();
    await nights.fill('9');
    await page.getByRole('button', { name: 'Keep the change' }).click();
    await page.getByText('The change is with us.').waitFor();
    await page.getByText(/18–27 February 20\d\d/).waitFor(); // the next one
    await page.getByText('Cancel the trip', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Cancel the trip' }).click();
    await page.getByText('The trip is cancelled').waitFor();
    await page.getByRole('button', { name: 'Open the trip again' }).click();
    await page.getByText('The trip goes on.').waitFor();
    await page.getByText('Being read').first().waitFor();
    await eventually(async () => expect(await page.getByRole('button', { name: 'Open the trip again' }).count()).toBe(0));
    await close();
  });

  test('documents are downloaded and messages answered', async () => {
    const { page, open, close } = await visitor();
    await signIn({ page, open }, people.jordan);
    await page.waitForURL(/my-trips/);
    await page.locator('main').getByRole('link', { name: 'Douro Valley, Alentejo' }).click();
    const download = page.waitForEvent('download');
    await page
      .locator('main')
      .getByRole('link', { name: /draft 4/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('textbox', { name: /^Write to/ }).fill('The quinta above Pinhão, please.');
    await page.getByRole('button', { name: 'Send the letter' }).click();
    await page.locator('li[data-own="true"]', { hasText: 'The quinta above Pinhão, please.' }).waitFor();
    await eventually(async () => expect(await page.getByRole('textbox', { name: /^Write to/ }).inputValue()).toBe(''));
    await close();
  });

  test('an agent finds figures and the way to the calls', async () => {
    const { page, open, close } = await visitor();
    await signIn({ page, open }, people.lead);
    await page.getByRole('heading', { level: 1, name: /Good day/ }).waitFor();
    await eventually(async () => expect(await page.locator('main').innerText()).toContain('To answer'));
    expect(await page.getByRole('link', { name: 'Open the calls' }).getAttribute('href')).toBe('/docs/');
    await page.getByText('Only travelers can submit trip requests').first().waitFor();
    await close();
  });

  test('somebody else’s trip is not found', async () => {
    const { page, open, close } = await visitor();
    await signIn({ page, open }, people.dana);
    await page.waitForURL(/my-trips/);
    const response = await page.goto('/my-trips/0197a1c2-5b7e-7c3d-8f21-3a4b5c6d7e8f/');
    expect(response?.status()).toBe(404);
    await close();
  });
});
