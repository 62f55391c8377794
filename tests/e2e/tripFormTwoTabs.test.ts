import { contract } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startFormVisits, press, waitUntilStored } from '../builders/formVisits.ts';
import { buildAnswers, field, fillToLastStep, sendButton } from '../builders/tripForm.ts';

const { api, onForm } = await startFormVisits();

const requestsOf = async (q: string) => (await api.call(contract.tripRequests.search, { as: 'care', body: { q } })).body.items;

/** Opens the form in another tab of the same browser. */
async function openTab(page: Page, path = '/trip-request/'): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await tab.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
  return tab;
}

async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await page.waitForURL('**/trip-request/thank-you/');
}

test('a tab that holds the same form says that it was sent, shows the request, and begins a new one only on demand', async () => {
  const given = buildAnswers();
  await onForm(async ({ page, messages }) => {
    await fillToLastStep(page, given);
    await waitUntilStored(page, '"machineValue":"phone"');
    const other = await openTab(page);
    await other.getByText(/^Welcome back/).waitFor();
    await field(other, 'trf-country-of-residence').waitFor();
    await send(page);
    await other.getByRole('heading', { level: 1, name: 'Your request was sent' }).waitFor();
    expect(await sendButton(other).count()).toBe(0);
    const [request] = await requestsOf(given.email);
    await other.getByText(request?.reference ?? 'no reference').waitFor();
    await other.getByRole('link', { name: 'See what happens next' }).click();
    await other.waitForURL('**/trip-request/thank-you/');
    await other
      .getByText(request?.reference ?? 'no reference')
      .first()
      .waitFor();

    await other.goBack();
    await press(other, 'Start another request');
    await field(other, 'trf-destination-locations').waitFor();
    expect(await field(other, 'trf-total-nights').inputValue()).not.toBe(given.nights);
    expect(await requestsOf(given.email)).toHaveLength(1);
    expect(messages).toEqual([]);
  });
});

test('a tab that slept through it sends nothing either', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await fillToLastStep(page, given);
    await waitUntilStored(page, '"machineValue":"phone"');
    const other = await page.context().newPage();
    // A frozen tab gets no storage events.
    await other.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await other.goto('/trip-request/');
    await other.getByText(/^Welcome back/).waitFor();
    await field(other, 'trf-country-of-residence').waitFor();
    await send(page);
    await field(other, 'trf-phone').fill('212 555 0134');
    await sendButton(other).click();
    await other.getByRole('heading', { level: 1, name: 'You have sent this request before' }).waitFor();
    expect(await requestsOf(given.email)).toHaveLength(1);
  });
});

test('tabs with another form, and those opened later, point to the sent request until a new one is begun', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    const untouched = await openTab(page);
    await fillToLastStep(page, given);
    await send(page);
    const later = await openTab(page);
    for (const tab of [untouched, later]) await tab.getByText(/You sent a request for Kenya on .+ at \d\d:\d\d/).waitFor();
    await press(untouched, 'Begin a new one');
    await untouched.getByText(/You sent a request/).waitFor({ state: 'detached' });
    await field(untouched, 'trf-total-nights').fill('9');
    await untouched.waitForFunction(() => localStorage.getItem('farwend.tripRequest')?.includes('"totalNights":9'));
    await later.getByRole('link', { name: 'See it' }).click();
    await later.waitForURL('**/trip-request/thank-you/');
    const [request] = await requestsOf(given.email);
    await later
      .getByText(request?.reference ?? 'no reference')
      .first()
      .waitFor();

    const begun = await openTab(page);
    await begun.getByText(/^Welcome back/).waitFor();
    expect(await begun.getByText(/You sent a request/).count()).toBe(0);
  });
});
