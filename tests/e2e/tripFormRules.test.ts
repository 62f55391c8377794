import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { startServer } from '../builders/server.ts';
import {
  buildAnswers,
  type Answers,
  field,
  fill,
  continueTo,
  waitForStep,
  sendButton,
  fillToLastStep,
  fillToContact,
} from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Runs the work with a visitor on the form. */
async function onForm(work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await newVisitor(browser, server, screens.desktop);
  try {
    await visitor.open('/trip-request/');
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** What a screen reader reads in the form's own column. */
const reading = async (page: Page) => (await page.locator('main').ariaSnapshot()).split(/\n *- complementary /)[0] ?? '';

describe('the order of the steps', () => {
  test('changing the nights on a completed form locks the later steps until Continue', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      const askFor = (step: string) =>
        page.evaluate((query) => {
          window.history.pushState(null, '', query);
          window.dispatchEvent(new PopStateEvent('popstate'));
        }, `?step=${step}`);
      await askFor('details');
      await waitForStep(page, 'details');
      await field(page, 'trf-total-nights').fill('14');
      await askFor('style');
      await page.waitForURL((url) => url.searchParams.get('step') === 'details');
      await continueTo(page, 'style');
      await eventually(async () => expect(await field(page, 'trf-trip-type-SAFARI').isChecked()).toBe(true));
    });
  });
});

test('of two countries, the one with the longer minimum stay is named', async () => {
  const { body } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
  const nightsOf = (code: string) => body.items.find(({ countryCode }) => countryCode === code)?.minNights ?? 0;
  const [kenya, italy] = [nightsOf('KE'), nightsOf('IT')];
  expect(kenya).toBeGreaterThan(italy);
  await onForm(async ({ page }) => {
    await fill.details(page, buildAnswers({ nights: String(italy) }));
    await press(page, 'Add another destination');
    await field(page, 'trf-destination-locations-2').fill('Italy');
    await page.getByRole('option', { name: 'Italy' }).first().click();
    await page.getByText(`Kenya needs at least ${kenya} nights`).waitFor();
    await press(page, 'Continue');
    await page.getByRole('link', { name: `Number of nights must be ${kenya} or more for Kenya` }).waitFor();
  });
});

test('a mistyped email provider gets a suggestion, not an error', async () => {
  await onForm(async ({ page }) => {
    const given = buildAnswers();
    await fillToContact(page, { ...given, email: 'rowan@gmial.com' });
    await field(page, 'trf-email').blur();
    await page.getByText(/Did you mean/).waitFor();
    expect(await field(page, 'trf-email').getAttribute('aria-invalid')).not.toBe('true');
    await page.getByRole('button', { name: /rowan@gmail\.com/ }).click();
    await eventually(async () => expect(await field(page, 'trf-email').inputValue()).toBe('rowan@gmail.com'));
  });
});

test('the same request from the same browser needs a confirmation before it is sent again', async () => {
  await onForm(async ({ page, open }) => {
    const given = buildAnswers();
    await fillToLastStep(page, given);
    await sendButton(page).click();
    await page.waitForURL(/thank-you/);
    await open('/trip-request/');
    await pastContact(page, given);
    await press(page, 'Continue without signing in'); // the first request created an account for the address
    await waitForStep(page, 'phone');
    await sendButton(page).click();
    await page.getByRole('heading', { level: 1, name: 'You have sent this request before' }).waitFor();
    await press(page, 'Send a new one');
    await page.waitForURL(/thank-you/);
    const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: given.email } });
    expect(body.total).toBe(2);
  });
});

test('a screen reader reads the email check and the confirmation in order', async () => {
  await onForm(async ({ page }) => {
    const given = buildAnswers({ email: 'dana@example.com' });
    await pastContact(page, given);
    await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
    expect(await reading(page)).toMatchSnapshot('checkEmail');
    await press(page, 'Continue without signing in');
    await waitForStep(page, 'phone');
    await sendButton(page).click();
    await page.waitForURL(/thank-you/);
    const reference = (await page.getByText(/^TR-/).first().textContent()) ?? '';
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Your request was sent' }).waitFor();
    expect((await reading(page)).replace(reference, 'TR-REFERENCE').replaceAll(/\d{1,2}:\d{2}\s?[AP]M/g, 'TIME')).toMatchSnapshot('thanks');
  });
});

/** Fills the form up to the question after contact. */
async function pastContact(page: Page, given: Answers): Promise<void> {
  await fillToContact(page, given);
  await press(page, 'Continue');
}
