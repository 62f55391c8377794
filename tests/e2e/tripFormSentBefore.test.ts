import { contract } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startFormVisits, press, waitUntilStored } from '../builders/formVisits.ts';
import { readEmails, waitForEmail } from '../builders/mailbox.ts';
import { buildAnswers, continueTo, field, fillToContact, fillToLastStep, sendButton, type Answers } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const { server, api, onForm } = await startFormVisits();

const requestsOf = async (email: string) => {
  const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: email } });
  return body.items.filter(({ status }) => status === 'PENDING').map(({ destinationNames }) => destinationNames.join());
};
const thankYou = (page: Page) => page.waitForURL('**/trip-request/thank-you/');

/** Leaves the sign-in offered to an address that is known from the first request. */
async function skipSignIn(page: Page): Promise<void> {
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'Continue without signing in' }).click();
  await field(page, 'trf-country-of-residence').waitFor();
}

/** Sends a request, then fills in and sends another one to the same place, which is held to be the same. */
async function sendTwice(page: Page, given: Answers): Promise<void> {
  await fillToLastStep(page, given);
  await sendButton(page).click();
  await thankYou(page);
  await page.goto('/trip-request/');
  await press(page, 'Begin a new one');
  await fillToContact(page, { ...given, nights: '21', description: 'Three weeks this time.' });
  await skipSignIn(page);
  await sendButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'You have sent this request before' }).waitFor();
}

/** Changes the destination of a filled form and walks to its last step. */
async function changeDestination(page: Page, destination: string): Promise<void> {
  await page.goto('/trip-request/?step=details');
  await field(page, 'trf-destination-locations').fill(destination);
  await continueTo(page, 'style');
  await continueTo(page, 'budget');
  await continueTo(page, 'contact');
  await skipSignIn(page);
}

/** Requests the email again on the confirmation page and expects it twice then. */
async function expectMailAgain(page: Page, email: string): Promise<void> {
  const reference =
    (await page
      .getByText(/^TR-[2-9A-Z]{6}$/)
      .first()
      .textContent()) ?? 'none';
  await waitForEmail(server, email, new RegExp(reference));
  await press(page, 'Send the mail again');
  await page.getByText(`We have written to ${email} again.`).waitFor();
  await eventually(async () => {
    const emails = await readEmails(server, email);
    expect(emails.filter(({ subject }) => subject.includes(reference))).toHaveLength(2);
  });
}

test('a form held to be the same is not taken for sent: a reload keeps its answers, and with another place it is sent', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await sendTwice(page, given);
    await waitUntilStored(page, 'Three weeks this time.');
    await page.reload();
    await page.getByText(/^Welcome back/).waitFor();
    await changeDestination(page, 'Italy');
    await sendButton(page).click();
    await thankYou(page);
    expect((await requestsOf(given.email)).toSorted()).toEqual(['Italy', 'Kenya']);
  });
});

test('See it leads to the first request, whose email can be sent again', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await sendTwice(page, given);
    await page.getByRole('link', { name: 'See it' }).click();
    await thankYou(page);
    await expectMailAgain(page, given.email);
  });
});

test('a request sent after an attempt whose reply was lost can have its email sent again', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await fillToLastStep(page, given);
    await page.route('**/v3/trip_requests', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await waitForFailure(page);
    await page.unroute('**/v3/trip_requests');
    await changeDestination(page, 'Italy');
    await sendButton(page).click();
    await thankYou(page);
    expect((await requestsOf(given.email)).toSorted()).toEqual(['Italy', 'Kenya']);
    await expectMailAgain(page, given.email);
  });
});

async function waitForFailure(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'There is a problem' }).waitFor();
  await page.waitForURL((url) => url.searchParams.get('step') === 'contact');
}
