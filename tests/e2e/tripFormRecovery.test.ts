import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startFormVisits, waitUntilStored, press } from '../builders/formVisits.ts';
import { readEmails, waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { runJob } from '../builders/runJob.ts';
import {
  type Answers,
  buildAnswers,
  departureDay,
  field,
  fill,
  continueTo,
  waitForStep,
  sendButton,
  fillToLastStep,
} from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const { server, api, onForm } = await startFormVisits();

const subjects = async (email: string) => (await readEmails(server, email)).map(({ subject }) => subject).toReversed();
const requestsOf = async (q: string) =>
  (await api.call(contract.tripRequests.search, { as: 'care', body: { q, fields: ['*'] } })).body.items;

/** Leaves the form on its last step once the server has stored it; `more` fills in further answers, and the stored draft contains the text. */
async function leaveHalfWay(given: Answers, more: (page: Page) => Promise<unknown>, words: string): Promise<void> {
  await onForm(async ({ page }) => {
    await fillToLastStep(page, given);
    await page.waitForFunction(() => localStorage.getItem('farwend.tripRequestRemote') !== null);
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/v3/trip_requests') && answer.ok() && (answer.request().postData() ?? '').includes(words),
    );
    await Promise.all([kept, more(page)]);
  });
}

/** Moves the last answer back by this many hours and runs the draft recovery job. */
async function hoursLater(hours: number): Promise<void> {
  await query(
    server.databaseUrl,
    `UPDATE trip_requests SET status_changed_at = now() - make_interval(hours => $1) WHERE status = 'DRAFT' AND source = 'WEB' AND form_version = 'trf6d'`,
    [hours],
  );
  await runJob(server, 'draftRecovery');
}

test('an abandoned form is followed up after an hour, a day and three days, as law and consent allow, unless it is stopped or sent', async () => {
  const said = (words: string) => buildAnswers({ description: words });
  const [plain, worth, british, stops, sends] = [
    { ...said('Plain.'), budget: '5000' },
    said('Worth a call.'),
    said('British.'),
    said('Stops.'),
    said('Sends.'),
  ];
  const untick = (page: Page) => field(page, 'trf-newsletter').uncheck();
  const unticked = '"includeNewsletter":false';
  await leaveHalfWay(plain, untick, unticked);
  await leaveHalfWay(worth, (page) => field(page, 'trf-phone').fill('212 555 0134'), '212 555 0134');
  await leaveHalfWay(british, (page) => field(page, 'trf-country-of-residence').selectOption('GB'), '"GB"');
  await leaveHalfWay(stops, untick, unticked);
  await leaveHalfWay(sends, untick, unticked);
  const all = [plain, worth, british, stops, sends];

  await hoursLater(1);
  for (const { email } of all) {
    const mail = await waitForEmail(server, email, /opens the form where you left it/);
    expect(mail).toMatchObject({ subject: 'Your Kenya trip is saved', text: expect.stringMatching(/The notes stay for 30 days/) });
  }
  const linkIn = async (email: string, words: RegExp) => words.exec((await waitForEmail(server, email, words)).text)?.[0] ?? '';
  await onForm(
    async ({ page }) => {
      await press(page, 'Stop these mails');
      await page.getByRole('heading', { level: 1, name: 'We will not write about them again' }).waitFor();
    },
    { address: await linkIn(stops.email, /\S+\/trip-request\/notes\/\S+/) },
  );
  await onForm(
    async ({ page }) => {
      await field(page, 'trf-country-of-residence').waitFor();
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
    },
    { address: await linkIn(sends.email, /\S+\/trip-request\/\?resume=\S+/) },
  );

  await hoursLater(25);
  const reminder = await waitForEmail(server, plain.email, /Yesterday you sketched/);
  expect([...reminder.text.matchAll(/\/itineraries\/[\w-]+/g)].length).toBeGreaterThanOrEqual(2);
  expect(reminder.text).toMatch(/answer this mail/);
  await waitForEmail(server, worth.email, /Yesterday you sketched/);

  await hoursLater(73);
  await waitForEmail(server, plain.email, /our last mail about them/);
  expect(await subjects(plain.email)).toHaveLength(3);
  expect(await subjects(worth.email)).toHaveLength(2);
  expect(await subjects(british.email)).toHaveLength(1);
  expect(await subjects(stops.email)).toHaveLength(1);
  expect((await subjects(sends.email)).filter((subject) => !subject.includes('TR-'))).toEqual(['Your Kenya trip is saved']);
  const [draft] = await requestsOf(worth.email);
  const { body } = await api.call(contract.tripRequests.read, { as: 'care', params: { id: draft?.id ?? '' } });
  expect(body.checklistItems).toMatchObject([{ label: expect.stringMatching(/^Call Rowan about the draft/), templateKey: 'draftCall' }]);

  await query(server.databaseUrl, `UPDATE trip_requests SET status_changed_at = now() - interval '31 days' WHERE id = $1`, [draft?.id]);
  await runJob(server, 'tripRequestClocks');
  const [ended] = await query(server.databaseUrl, 'SELECT status, travelers::text AS people FROM trip_requests WHERE id = $1', [draft?.id]);
  expect(ended).toMatchObject({ status: 'EXPIRED', people: expect.not.stringContaining(worth.email) });
});

describe('a trip without a destination', () => {
  test('is named as such in emails and after sending, not by the label of the checkbox', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fill.details(page, given);
      await field(page, 'trf-destination-locations-unsure').check();
      await continueTo(page, 'style');
      await fill.style(page, given);
      await continueTo(page, 'budget');
      await fill.budget(page, given);
      await continueTo(page, 'contact');
      await fill.contact(page, given);
      await continueTo(page, 'phone');
      await page.waitForFunction(() => localStorage.getItem('farwend.tripRequestRemote') !== null);
      await hoursLater(1);
      const mail = await waitForEmail(server, given.email, /opens the form where you left it/);
      expect(mail.subject).toBe('Your trip is saved');
      expect(mail.text).toContain('a journey to a place still to be found');
      await sendButton(page).click();
      await page.getByRole('heading', { level: 1, name: 'The first mark on the map' }).waitFor();
      expect((await waitForEmail(server, given.email, /TR-/)).text).not.toContain('I am not sure yet');
      expect(await requestsOf(given.email)).toMatchObject([{ destinationNames: ['I am not sure yet'] }]);
    });
  });
});

describe('back in the same browser', () => {
  test('the notice shows the date and takes no focus; its Continue leads to the question, and the form resumes', async () => {
    await onForm(async ({ page, open }) => {
      await fill.details(page, buildAnswers());
      await continueTo(page, 'style');
      await waitUntilStored(page, '"machineValue":"style"');
      await open('/trip-request/');
      const notice = page.getByText(/^Welcome back\. We kept your answers from [A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+\.$/);
      await notice.waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await page.getByRole('button', { name: 'Start over' }).waitFor();
      await page.getByRole('link', { name: 'Continue', exact: true }).click();
      await notice.waitFor({ state: 'detached' });
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What kind of trip is it?'));
      await page.waitForURL(({ search, hash }) => search + hash === '?step=style');
      await page.reload();
      await notice.waitFor();
      await press(page, 'Start over');
      await page.getByText('Forget all your answers?').waitFor();
      await press(page, 'Keep them');
      await page.getByText('Forget all your answers?').waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('step')).toBe('style');
    });
  });

  test('the notice is gone on the next step, whose heading has the focus', async () => {
    await onForm(async ({ page, open }) => {
      const given = buildAnswers();
      await fill.details(page, given);
      await continueTo(page, 'style');
      await waitUntilStored(page, '"machineValue":"style"');
      await open('/trip-request/');
      const notice = page.getByText(/^Welcome back\. We kept your answers/);
      await notice.waitFor();
      await press(page, 'Back');
      await notice.waitFor({ state: 'detached' });
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'));
      expect(await field(page, 'trf-total-nights').inputValue()).toBe(given.nights);
    });
  });

  test('a stored form older than thirty days is ignored and removed', async () => {
    await onForm(async ({ page, open }) => {
      await field(page, 'trf-total-nights').fill('33');
      await waitUntilStored(page, '"totalNights":33');
      await page.goto('/login/');
      await page.evaluate(() => {
        const entry = JSON.parse(localStorage.getItem('farwend.tripRequest') ?? '{}');
        localStorage.setItem('farwend.tripRequest', JSON.stringify({ ...entry, expiresAt: Date.now() - 1 }));
      });
      await open('/trip-request/');
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe(''));
      await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('farwend.tripRequest'))).toBeNull());
    });
  });

  test('Start over is at the bottom of every step, also during the email check', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers({ email: 'dana@example.com' });
      const stands = () => page.getByRole('button', { name: 'Start over', exact: true }).isVisible();
      await eventually(async () => expect(await stands()).toBe(true));
      await fill.details(page, given);
      for (const step of ['style', 'budget', 'contact'] as const) {
        await continueTo(page, step);
        await eventually(async () => expect(await stands()).toBe(true));
        await fill[step](page, given);
      }
      await press(page, 'Continue');
      await page.getByRole('heading', { level: 1, name: 'Welcome back, Rowan.' }).waitFor();
      await press(page, 'Start over');
      await press(page, 'Yes, start over');
      await waitForStep(page, 'details');
      await eventually(async () =>
        expect(await page.evaluate(() => localStorage.getItem('farwend.tripRequest') ?? '')).not.toContain('dana@example.com'),
      );
    });
  });
});

describe('from an itinerary', () => {
  const address = '/trip-request/?itinerary=ten-countries-by-rail';
  const offer = 'Use this itinerary for your started request?';

  test('a started form may keep its answers', async () => {
    await onForm(async ({ page, open }) => {
      await field(page, 'trf-total-nights').fill('9');
      await waitUntilStored(page, '"totalNights":9');
      await open(address);
      await page.getByText(offer).waitFor();
      await press(page, 'Keep my answers');
      await page.getByText(offer).waitFor({ state: 'detached' });
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe('9'));
      await eventually(async () => expect(await page.getByText('Everything can be changed.').count()).toBe(0));
    });
  });

  test('an itinerary unpublished later keeps its card and id, and the request is sent with it', async () => {
    const given = buildAnswers();
    await onForm(async ({ page, open }) => {
      await open(address);
      await page.getByText('Based on').waitFor();
      const id = await page.evaluate(async () => (await (await fetch('/v2/itineraries/ten-countries-by-rail?published=true')).json()).id);
      await field(page, 'trf-departure-date').fill(departureDay());
      await field(page, 'trf-number-of-adults').selectOption('2');
      await field(page, 'trf-traveling-with-children-no').check();
      await waitUntilStored(page, '"travelingWithChildren":false');
      const gone = await api.call(contract.itineraries.remove, { as: 'publisher', params: { id }, query: { force: 'true' } });
      expect(gone.status).toBe(204);
      await open(address);
      await page.getByText('Everything can be changed.').waitFor();
      await page.getByRole('link', { name: /ten countries by rail/i }).waitFor();
      await continueTo(page, 'style');
      await eventually(async () => expect(await page.locator('#trf-trip-type input:checked').count()).toBeGreaterThan(0));
      await continueTo(page, 'budget');
      await fill.budget(page, given);
      await continueTo(page, 'contact');
      await fill.contact(page, given);
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      expect(await requestsOf(given.email)).toMatchObject([{ basedOnItineraryId: id, totalNights: 16 }]);
    });
  });
});
