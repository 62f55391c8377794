import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, departureDay, sendButton, tap, fillToLastStep } from '../builders/tripForm.ts';
import { createKeyboardUser, type KeyboardUser } from '../builders/keyboardUser.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const { search, setStatus, read, versions } = contract.tripRequests;

/** The requests that care finds by email address. */
async function requestsOf(email: string) {
  const { body } = await api.call(search, { as: 'care', body: { q: email, fields: ['*'] } });
  return body.items;
}

async function reachesThankYou(page: Page): Promise<string> {
  await page.waitForURL(/\/trip-request\/thank-you/);
  const reference = page.getByText(/^TR-[2-9A-Z]{6}$/);
  return (await reference.first().textContent()) ?? '';
}

describe('a traveler sends a trip request', () => {
  test('on a phone, by touch', async () => {
    const { page, open, messages, close } = await newVisitor(browser, server, screens.phone);
    const given = buildAnswers();
    await open('/trip-request/');
    await fillToLastStep(page, given, tap);
    await tap(sendButton(page));
    const reference = await reachesThankYou(page);
    const [request, ...others] = await requestsOf(given.email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      reference,
      status: 'PENDING',
      source: 'WEB',
      destinationNames: ['Kenya'],
      destinations: [{ name: 'Kenya' }],
      totalNights: 12,
      numberOfAdults: '2',
      numberOfChildren: null,
      tripType: ['SAFARI'],
      tripDescription: given.description,
      budgetPerPersonUSD: 8000,
      budgetFlexibility: 0.2,
      riskFlags: [],
      travelers: [{ email: given.email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }],
    });
    expect(messages).toEqual([]);
    await close();
  });

  test('at a desk, with the keyboard alone', async () => {
    const { page, open, messages, close } = await newVisitor(browser, server, screens.desktop);
    const given = buildAnswers({ firstName: 'Søren', lastName: 'Ångström' });
    await open('/trip-request/');
    await byKeyboard(page, given.email);
    await reachesThankYou(page);
    const requests = await requestsOf(given.email);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      destinationNames: ['Kenya'],
      totalNights: 12,
      tripType: [expect.any(String)],
      travelers: [{ givenName: 'Søren', familyName: 'Ångström' }],
    });
    expect(messages).toEqual([]);
    await close();
  });
});

test('care finds the request in the list and by search, starts screening, and sees who did what', async () => {
  const { page, open, close } = await newVisitor(browser, server, screens.desktop);
  const given = buildAnswers({ lastName: 'Quillfeather' });
  await open('/trip-request/');
  await fillToLastStep(page, given);
  await sendButton(page).click();
  const reference = await reachesThankYou(page);
  await close();

  const { body: newest } = await api.call(contract.tripRequests.list, {
    as: 'care',
    query: { status: 'PENDING', sort: '-submittedAt', limit: 5 },
  });
  expect(newest.items.map((item) => item.reference)).toContain(reference);
  const { body: found } = await api.call(search, { as: 'care', body: { q: 'quillfeather', filters: { status: 'PENDING' } } });
  expect(found.items).toMatchObject([{ reference }]);
  const id = found.items[0]?.id ?? '';
  const { body: seen } = await api.call(read, { as: 'care', params: { id } });
  expect(seen.allowedTransitions).toContain('SCREENING');
  const moved = await api.call(setStatus, { as: 'care', params: { id }, ifMatch: seen.version, body: { status: 'SCREENING' } });
  expect(moved).toMatchObject({ status: 200, body: { status: 'SCREENING' } });
  const { body: history } = await api.call(versions, { as: 'care', params: { id } });
  expect(history.items).toMatchObject([
    { kind: 'STATUS', createdBy: { displayName: expect.any(String) } },
    { kind: 'CREATE', createdBy: null },
  ]);
});

/** The seven steps with Tab, arrows, Space, Enter and letters. */
async function byKeyboard(page: Page, email: string): Promise<void> {
  const { type, press, pressButton, continueTo }: KeyboardUser = createKeyboardUser(page);
  await type('trf-destination-locations', 'Kenya');
  await page.getByRole('option', { name: 'Kenya' }).first().waitFor();
  await press('ArrowDown', 'Enter');
  await type('trf-departure-date', departureDay());
  await type('trf-total-nights', '12');
  await type('trf-number-of-adults', '2');
  await press.at('trf-traveling-with-children', 'ArrowDown');
  await continueTo('style');
  await press.at('trf-trip-type', 'Space');
  await continueTo('budget');
  await type('trf-budget-per-person-usd', '$7,000');
  await press.at('trf-budget-flexibility', 'ArrowDown');
  await continueTo('contact');
  await type('trf-first-name', 'Søren');
  await type('trf-last-name', 'Ångström');
  await type('trf-email', email);
  await continueTo('phone');
  await press('Tab');
  await press.at('trf-newsletter', 'Tab');
  await pressButton('Send my trip request');
}
