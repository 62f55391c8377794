import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../builders/api.ts';
import { screens, signInAs, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startFormVisits, press } from '../builders/formVisits.ts';
import { query } from '../builders/query.ts';
import {
  type Answers,
  buildAnswers,
  continueTo,
  departureDay,
  field,
  fill,
  fillToContact,
  sendButton,
  waitForStep,
} from '../builders/tripForm.ts';

const DANA = 'dana@example.com';
const { server, api, onForm } = await startFormVisits();

/** Dana, signed in, on contact with everything answered, before Continue. */
function atContact(given: Answers, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  return onForm(
    async (visitor) => {
      await signIn(visitor.page);
      await visitor.open('/trip-request/');
      await fillToContact(visitor.page, given);
      await work(visitor);
    },
    { address: '/login/' },
  );
}

/** Signs in on the page, which also leaves an access token in the browser. */
async function signIn(page: Page): Promise<void> {
  await page.locator('#login-username').fill(DANA);
  await page.locator('#login-password').fill(PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/my-trips/);
}

/** Ends Dana's sessions on the server, as a change of password on another device does; her page is not told. */
async function endSessions(): Promise<void> {
  await query(
    server.databaseUrl,
    `WITH ended AS (UPDATE sessions SET revoked_at = now() WHERE user_id = (SELECT id FROM users WHERE email = $1) RETURNING token_id)
     UPDATE tokens SET revoked_at = now() WHERE id IN (SELECT token_id FROM ended)`,
    [DANA],
  );
}

const signedOut = (page: Page) => page.getByRole('heading', { level: 1, name: 'You have been signed out' }).waitFor();
const confirmation = async (page: Page) => {
  await page.waitForURL(/\/trip-request\/thank-you/);
  await page.getByRole('heading', { level: 1, name: /first mark on the map/ }).waitFor();
  return page.locator('main').innerText();
};
const inMyTrips = async (description: string) => {
  const { body } = await api.call(contract.tripRequests.list, { as: 'dana', query: { limit: 100, fields: '*' } });
  return body.items.some(({ tripDescription }) => tripDescription === description);
};

describe('a session that ended while the form was being filled in', () => {
  test('is reported before sending; signing in again loses nothing, and the request stands in My Trips', async () => {
    const given = buildAnswers({ firstName: 'Dee', description: 'Signed in twice.' });
    await atContact(given, async ({ page }) => {
      await endSessions();
      await continueTo(page, 'phone');
      await field(page, 'trf-phone').fill('212 555 0134');
      await sendButton(page).click();
      await signedOut(page);
      await page.getByText('Nothing you wrote is lost.').waitFor();
      await eventually(async () => expect(await field(page, 'trf-already-username').inputValue()).toBe(DANA));
      expect(await inMyTrips(given.description)).toBe(false);
      await field(page, 'trf-already-secret').fill(PASSWORD);
      await press(page, 'Sign in');
      await waitForStep(page, 'phone');
      expect(await field(page, 'trf-phone').inputValue()).toBe('212 555 0134');
      await sendButton(page).click();
      expect(await confirmation(page)).toContain('It stands in My Trips.');
      expect(await inMyTrips(given.description)).toBe(true);
    });
  });

  test('is accepted; the confirmation speaks of the emailed link then', async () => {
    const given = buildAnswers({ destination: 'Italy', description: 'Signed in no more.' });
    await atContact(given, async ({ page }) => {
      await continueTo(page, 'phone');
      await endSessions();
      await sendButton(page).click();
      await signedOut(page);
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
      await page.getByText(`the request goes to ${DANA}. It appears in My Trips once you have opened the link`).waitFor();
      await sendButton(page).click();
      await expectMailedLink(page);
      expect(await inMyTrips(given.description)).toBe(false);
    });
  });

  test('is reported too if it ends on the way and the server refuses the access token', async () => {
    const given = buildAnswers({ destination: 'Japan', description: 'Refused on the way.' });
    await atContact(given, async ({ page }) => {
      await continueTo(page, 'phone');
      await page.route('**/v3/trip_requests', (route) => endSessions().then(() => route.continue()), { times: 1 });
      await sendButton(page).click();
      await signedOut(page);
      await page.waitForFunction(() => localStorage.getItem('farwend.accessToken') === null);
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
      await sendButton(page).click();
      await expectMailedLink(page);
    });
  });

  test('is found by the server alone if it ended on the way: the confirmation says what the server did', async () => {
    const given = buildAnswers({ destination: 'Peru', description: 'Signed out on the way.' });
    await atContact(given, async ({ page }) => {
      await continueTo(page, 'phone');
      await page.evaluate(() => localStorage.removeItem('farwend.accessToken')); // the server refuses a request with a revoked one
      await page.route('**/v3/trip_requests', async (route) => {
        await endSessions();
        await route.continue();
      });
      await sendButton(page).click();
      await expectMailedLink(page);
      await page.reload();
      await expectMailedLink(page);
      expect(await inMyTrips(given.description)).toBe(false);
    });
  });
});

describe('without scripts', () => {
  /** Sends Dana's request on the single page that is posted. */
  async function sendPlainly(page: Page, destination: string, beforeSending = async () => {}): Promise<string> {
    const given = buildAnswers({ destination, email: DANA });
    await field(page, 'trf-destination-locations').fill(destination);
    await field(page, 'trf-departure-date').fill(departureDay());
    await field(page, 'trf-total-nights').fill(given.nights);
    await field(page, 'trf-number-of-adults').selectOption(given.adults);
    await field(page, 'trf-traveling-with-children-no').check();
    await fill.contact(page, given);
    await beforeSending();
    await sendButton(page).click();
    return confirmation(page);
  }

  test.each([
    ['signed in', 'It stands in My Trips.', 'Morocco', undefined],
    ['signed out meanwhile', 'The link in our mail opens it.', 'Norway', endSessions],
  ] as const)('%s, the confirmation says what the server did', async (_, said, destination, end) => {
    await onForm(async ({ page }) => expect(await sendPlainly(page, destination, end)).toContain(said), {
      screen: { ...screens.desktop, javaScriptEnabled: false },
      prepare: (page) => signInAs(page, DANA),
    });
  });
});

/** The confirmation sends the traveler to the emailed link, and does not claim that the request stands in My Trips. */
async function expectMailedLink(page: Page): Promise<void> {
  const text = await confirmation(page);
  expect(text).toContain('The link in our mail opens it.');
  expect(text).toContain('This address has an account. Open the link in our mail');
  expect(text).not.toContain('It stands in My Trips');
}
