import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { Page, Request, Route } from 'playwright-core';
import { PASSWORD } from '../builders/api.ts';
import { createFormVisits, startFormVisits, waitUntilStored, press, expectProblems } from '../builders/formVisits.ts';
import { readEmails } from '../builders/mailbox.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, field, continueTo, waitForStep, sendButton, fillToContact, fillToLastStep } from '../builders/tripForm.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';
import { eventually } from '../builders/eventually.ts';

const { server, api, browser, onForm } = await startFormVisits();

const apiAddress = '**/v3/trip_requests';
const thankYou = (page: Page) => page.waitForURL(/\/trip-request\/thank-you/);
const requestsOf = async (q: string) =>
  (await api.call(contract.tripRequests.search, { as: 'care', body: { q, fields: ['*'] } })).body.items;
const CALL = String.raw`\+1 800 \d{3} \d{4}`;

/** The error summary of a failed submission, once contact shows it. */
async function failure(page: Page): Promise<string> {
  await page.waitForURL((url) => url.searchParams.get('step') === 'contact');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await summary.waitFor();
  return (await summary.getByRole('listitem').allTextContents()).join(' ');
}

/** Sends a modified request to the real server. */
const changed = (change: (body: Record<string, unknown>) => object) => (route: Route) =>
  route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...change(route.request().postDataJSON()) }) });

test('the payload is that of the specification: every field, the computed ones, and the sender', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1234567890.1760000000', url: server.origin }]);
    await fillToLastStep(page, given);
    await field(page, 'trf-phone').fill('212 555 0134');
    const [request, signUp] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith('/v3/trip_requests') && one.postDataJSON().status === 'PENDING'),
      page.waitForResponse('**/v3/newsletter_requests'),
      sendButton(page).click(),
    ]);
    await thankYou(page);
    const body = request.postDataJSON();
    const phone = { prefix: '+1', number: '212 555 0134' };
    expect(body).toEqual({
      destinationNames: ['Kenya'],
      destinations: [{ id: expect.any(String), name: 'Kenya' }],
      departureDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
      flexibleDepartureDate: false,
      totalNights: 12,
      numberOfAdults: '2',
      adultAgeGroups: [],
      numberOfChildren: null,
      childAgeGroups: [],
      tripType: ['SAFARI'],
      tripTitle: '12 nights in Kenya for 2 people',
      tripDescription: given.description,
      budgetPerPersonUSD: 8000,
      totalBudget: 16_000,
      budgetIncludesFlights: false,
      budgetFlexibility: 0.2,
      includeNewsletter: true,
      consultation: false,
      status: 'PENDING',
      traveler: { email: given.email, firstName: given.firstName, lastName: given.lastName, countryOfResidence: 'US', phone },
      travelers: [
        { email: given.email, givenName: given.firstName, familyName: given.lastName, countryOfResidence: 'US', phone, isPrimary: true },
      ],
      formId: expect.any(String),
      formVersion: 'trf6d',
      googleClientId: '1234567890.1760000000',
    });
    const headers = await request.allHeaders();
    expect(headers['idempotency-key']).toBe(body.formId);
    expect(headers['x-recaptcha-id']).toBeTruthy();
    expect(headers['content-type']).toBe('application/json');
    expect(headers['cookie']).toBeTruthy();
    expect(signUp.status()).toBe(201);
    expect(signUp.request().postDataJSON()).toMatchObject({ email: given.email, fullName: `${given.firstName} ${given.lastName}` });
  });
});

test('a failing newsletter sign-up does not affect the request', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await page.route('**/v3/newsletter_requests', (route) => route.fulfill({ status: 500, body: '' }));
    await fillToLastStep(page, given);
    await sendButton(page).click();
    await thankYou(page);
    expect(await requestsOf(given.email)).toHaveLength(1);
  });
});

describe('when it cannot be sent', () => {
  test('twenty seconds without a response: retried once with the same key, and not again', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fillToLastStep(page, given);
      const keys: (string | undefined)[] = [];
      const note = (request: Request) => {
        if (request.url().endsWith('/v3/trip_requests')) keys.push(request.headers()['idempotency-key']);
      };
      page.on('request', note);
      await page.route(apiAddress, () => undefined); // never responds
      await sendButton(page).click();
      await page.getByRole('button', { name: 'Sending…' }).waitFor();
      expect(await page.locator('form button[type=submit]').getAttribute('aria-busy')).toBe('true');
      await page.waitForURL((url) => url.searchParams.get('step') === 'contact');
      expect(await failure(page)).toMatch(
        new RegExp(`^We could not send your request\\. Your answers are saved\\. Try again, or call ${CALL}\\.$`),
      );
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(keys[0]).toBeTruthy();
      await page.unroute(apiAddress);
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await thankYou(page);
      expect(new Set(keys).size).toBe(1);
      expect(await requestsOf(given.email)).toHaveLength(1);
    });
  });

  test('a captcha that the server rejects', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await page.route(apiAddress, (route) =>
        route.continue({
          headers: { ...route.request().headers(), 'x-recaptcha-id': Buffer.from('{"challenge":{},"solution":{}}').toString('base64') },
        }),
      );
      await sendButton(page).click();
      expect(await failure(page)).toMatch(new RegExp(`^We could not check that you are a person\\. Try again, or call ${CALL}\\.$`));
      await page.unroute(apiAddress);
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await thankYou(page);
    });
  });

  test('an error that only the server finds is shown at its field, until the value changes', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fillToLastStep(page, given);
      await page.route(
        apiAddress,
        changed(() => ({ totalNights: 1 })),
        { times: 1 },
      );
      await sendButton(page).click();
      await onStepWithProblem(page, 'details');
      await expectProblems(page, [expect.stringMatching(/^Number of nights must be \d+ or more for Kenya$/)]);
      await field(page, 'trf-total-nights').fill('14');
      await page.getByRole('group', { name: 'There is a problem' }).waitFor({ state: 'detached' });
      for (const step of ['style', 'budget', 'contact', 'phone']) await continueTo(page, step);
      await sendButton(page).click();
      await thankYou(page);
      expect(await requestsOf(given.email)).toMatchObject([{ totalNights: 14 }]);
    });
  });

  test('an error without a field is shown in the summary', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await page.route(
        apiAddress,
        changed(() => ({ landingUrl: 5 })),
        { times: 1 },
      );
      await sendButton(page).click();
      expect(await failure(page)).toMatch(/\w+/);
      expect(await page.locator('form [id$="-error"]').count()).toBe(0);
    });
  });

  test('an error that names no field leads to contact with the message of the specification', async () => {
    await onForm(async ({ page, open }) => {
      await fillToLastStep(page, buildAnswers());
      await waitUntilStored(page, '"machineValue":"phone"');
      await page.goto('/login/'); // the form does not overwrite the storage here
      await page.evaluate(() => {
        const kept = localStorage.getItem('farwend.tripRequest') ?? '';
        localStorage.setItem('farwend.tripRequest', kept.replace(/"firstName":"[^"]*"/, '"firstName":""'));
      });
      await open('/trip-request/?step=phone');
      await field(page, 'trf-country-of-residence').waitFor();
      await sendButton(page).click();
      expect(await failure(page)).toContain(
        'Enter your first name, last name, email address and country of residence to send your request.',
      );
      expect(await page.locator('[id="trf-first-name-error"]').textContent()).toContain('Enter your first name');
    });
  });
});

test('too many requests: how many minutes to wait', async () => {
  const strict = await startServer({ env: { RATE_LIMITS: 'on' } });
  try {
    await createFormVisits(
      browser,
      strict,
    )(async ({ page }) => {
      await page.route('**/v3/captcha**', (route) => route.abort());
      await fillToLastStep(page, buildAnswers());
      const body = () => tripRequestBody({ travelers: [{ email: newEmail(), givenName: 'A', familyName: 'B', countryOfResidence: 'US' }] });
      for (const one of [body(), body(), body()])
        expect(
          await page.evaluate(
            (json) =>
              fetch('/v3/trip_requests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json }).then(
                (answer) => answer.status,
              ),
            JSON.stringify(one),
          ),
        ).toBe(201);
      await sendButton(page).click();
      expect(await failure(page)).toMatch(/^Too many attempts\. Wait \d+ minutes and try again\.$/);
      expect(await field(page, 'trf-first-name').inputValue()).toBe('Rowan');
    });
  } finally {
    await strict.stop();
  }
});

describe('the same request again within a day', () => {
  const question = /^You sent a request for Kenya on \d{1,2} [A-Z][a-z]+ at \d{2}:\d{2}\.$/;

  test('from the same browser: See it shows the first request, and nothing is sent', async () => {
    const given = buildAnswers();
    await onForm(async ({ page, open }) => {
      await fillToLastStep(page, given);
      await sendButton(page).click();
      await thankYou(page);
      const reference = await referenceOn(page);
      await open('/trip-request/');
      await fillToContact(page, given);
      await press(page, 'Continue');
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
      await sendButton(page).click();
      await page.getByText(question).waitFor();
      await page.getByRole('link', { name: 'See it', exact: true }).click();
      await thankYou(page);
      expect(await referenceOn(page)).toBe(reference);
      expect(await requestsOf(given.email)).toHaveLength(1);
    });
  });

  test('from the same person on another device', async () => {
    for (const round of ['first', 'second'])
      await onForm(
        async ({ page }) => {
          await toLastStepAs(page);
          await sendButton(page).click();
          if (round === 'first') return thankYou(page);
          await page.getByText(question).waitFor();
          return press(page, 'Send a new one').then(() => thankYou(page));
        },
        { prepare: (page) => signIn(page, 'jordan@example.com') },
      );
    const own = await api.call(contract.tripRequests.list, { as: 'jordan', query: { limit: 100, fields: '*' } });
    expect(own.body.items.filter(({ tripDescription }) => tripDescription === 'Twice the same.')).toHaveLength(2);
  });
});

describe('a signed-in traveler', () => {
  test('finds their contact data filled in, gets no email check, and owns the request', async () => {
    await onForm(
      async ({ page }) => {
        const { body: dana } = await api.call(contract.sessions.currentUser, { as: 'dana' });
        const asked: string[] = [];
        page.on('request', (request) => void (request.url().includes('/status') && asked.push(request.url())));
        await fillToContact(page, {
          ...buildAnswers({ destination: 'Italy', description: 'As somebody you know.' }),
          ...(await named(page)),
        });
        await eventually(async () => expect(await field(page, 'trf-email').inputValue()).toBe(dana.email));
        await eventually(async () => expect(await field(page, 'trf-email').getAttribute('readonly')).not.toBeNull());
        await eventually(async () => expect(await field(page, 'trf-first-name').isEditable()).toBe(true));
        await page.getByRole('button', { name: 'Not you? Sign out' }).waitFor();
        await continueTo(page, 'phone');
        expect(asked).toEqual([]);
        await sendButton(page).click();
        await thankYou(page);
        const own = await api.call(contract.tripRequests.list, { as: 'dana', query: { limit: 100, fields: '*' } });
        expect(own.body.items.some(({ tripDescription }) => tripDescription === 'As somebody you know.')).toBe(true);
      },
      { prepare: (page) => signIn(page, 'dana@example.com') },
    );
  });

  test('Not you? Sign out clears the contact data and keeps the trip; signing out leaves nothing on the device', async () => {
    await onForm(
      async ({ page }) => {
        await fillToContact(page, { ...buildAnswers(), ...(await named(page)) });
        await press(page, 'Not you? Sign out');
        await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#trf-email')?.value === '');
        await eventually(async () => expect(await field(page, 'trf-email').getAttribute('readonly')).toBeNull());
        await eventually(async () => expect(await field(page, 'trf-last-name').inputValue()).toBe(''));
        await press(page, 'Back');
        await waitForStep(page, 'budget');
        await eventually(async () => expect(await field(page, 'trf-budget-per-person-usd').inputValue()).toBe('8000'));
        await waitUntilStored(page, '"machineValue":"budget"');
        await page.goto('/logout/');
        await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
        await page.waitForFunction(() => localStorage.getItem('farwend.tripRequest') === null);
        await eventually(async () =>
          expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('dana@example.com'),
        );
      },
      { prepare: (page) => signIn(page, 'dana@example.com') },
    );
  });
});

test('nothing is stored on the server and nobody is emailed before Continue on contact', async () => {
  const given = buildAnswers();
  await onForm(async ({ page }) => {
    await fillToContact(page, given);
    await waitUntilStored(page, given.email);
    await page.waitForTimeout(3000); // longer than the delay after which a draft is stored
    expect(await requestsOf(given.email)).toEqual([]);
    expect(await readEmails(server, given.email)).toEqual([]);
  });
});

/** Waits until the step is shown with a focused error summary. */
async function onStepWithProblem(page: Page, step: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('step') === step);
  await page.getByRole('group', { name: 'There is a problem' }).waitFor();
}

async function referenceOn(page: Page): Promise<string> {
  const reference = page.getByText(/^TR-[2-9A-Z]{6}$/).first();
  await reference.waitFor();
  return (await reference.textContent()) ?? '';
}

async function signIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/v3/login', { data: { username, password: PASSWORD }, headers: { Origin: server.origin } });
  expect(answer.status()).toBe(200);
}

/** The contact data shown in the form. */
async function named(page: Page): Promise<{ firstName: string; lastName: string; email: string }> {
  return page.evaluate(async () => {
    const { firstName, lastName, email } = await (await fetch('/v3/users/current')).json();
    return { firstName, lastName, email };
  });
}

/** Fills the form up to the last step as the signed-in traveler. */
async function toLastStepAs(page: Page): Promise<void> {
  await fillToContact(page, { ...buildAnswers({ description: 'Twice the same.' }), ...(await named(page)) });
  await continueTo(page, 'phone');
}
