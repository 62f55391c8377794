import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createApi, PASSWORD } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { createIdentityProvider, type SsoPerson } from '../builders/identityProvider.ts';
import { parseCode, waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, type Answers, field, continueTo, waitForStep, sendButton, fillToContact } from '../builders/tripForm.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';
import { eventually } from '../builders/eventually.ts';

const SSO = 'https://sso.test/login';
const place = { acs: '' };
const provider = createIdentityProvider(SSO, () => place.acs);
const server = await startServer({
  env: { SAML_ENTRY_POINT: SSO, SAML_ISSUER: 'urn:farwend:test', SAML_CERT: provider.cert, SAML_OPENS: 'everybody' },
});
place.acs = `${server.origin}/v3/saml/acs`;
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A visitor on contact with everything answered, before Continue. */
async function atContact(given: Answers, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await newVisitor(browser, server, screens.desktop);
  const { page } = visitor;
  try {
    await visitor.open('/trip-request/');
    await fillToContact(page, given);
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
const problem = (page: Page) => page.getByRole('group', { name: 'There is a problem' });
const current = (page: Page) => page.evaluate(() => fetch('/v3/users/current').then((answer) => answer.json()));
const requestsOf = async (q: string) =>
  (await api.call(contract.tripRequests.search, { as: 'care', body: { q, fields: ['*'] } })).body.items;

/** An email address with an account, created by a request. */
async function somebodyKnown(): Promise<string> {
  const email = newEmail();
  const travelers = [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }];
  await api.call(contract.tripRequests.create, { body: tripRequestBody({ travelers }) });
  return email;
}

/** The page of the identity provider: signs every visitor in as this person and redirects back at once. */
async function signsInElsewhere(page: Page, person: SsoPerson): Promise<void> {
  await page.route(`${SSO}**`, async (route) => {
    const fields = [...(await provider.answer(route.request().url(), person))];
    const inputs = fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`);
    const body = `<form method="post" action="${place.acs}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
}

describe('a known email address', () => {
  test('a wrong password shows an error; the right one signs in, and the request belongs to the account', async () => {
    const given = buildAnswers({ email: 'dana@example.com', firstName: 'Dana' });
    await atContact(given, async ({ page }) => {
      await press(page, 'Continue');
      await welcome(page);
      await eventually(async () => expect(await field(page, 'trf-already-username').inputValue()).toBe(given.email));
      await field(page, 'trf-already-secret').fill('not-this-one');
      await press(page, 'Sign in');
      await problem(page).getByText('The password or code does not match. Try again or continue without signing in').waitFor();
      await field(page, 'trf-already-secret').fill(PASSWORD);
      await press(page, 'Sign in');
      await waitForStep(page, 'phone');
      expect(await current(page)).toMatchObject({ isAuthenticated: true, email: given.email });
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD);
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      const own = await api.call(contract.tripRequests.list, { as: 'dana', query: { limit: 100, fields: '*' } });
      expect(own.body.items.some(({ tripDescription }) => tripDescription === given.description)).toBe(true);
    });
  });

  test('an emailed code signs in', async () => {
    const given = buildAnswers({ email: 'jordan@example.com', description: 'Signed in by six digits.' });
    await atContact(given, async ({ page }) => {
      await press(page, 'Continue');
      await welcome(page);
      await press(page, 'Email me a code instead');
      await page.getByText(`We have sent it to ${given.email}`).waitFor();
      const code = parseCode(await waitForEmail(server, given.email, /\b\d{6}\b/));
      await field(page, 'trf-already-secret').fill(code);
      await press(page, 'Sign in');
      await waitForStep(page, 'phone');
      expect(await current(page)).toMatchObject({ email: given.email });
    });
  });

  test('an expired code and a wrong one have different errors; after five wrong ones it says how long to wait', async () => {
    const given = buildAnswers({ email: await somebodyKnown() });
    await atContact(given, async ({ page }) => {
      await press(page, 'Continue');
      await welcome(page);
      await press(page, 'Email me a code instead');
      const code = parseCode(await waitForEmail(server, given.email, /\b\d{6}\b/));
      await query(
        server.databaseUrl,
        `UPDATE account_secrets SET expires_at = now() - interval '1 minute' WHERE email = $1 AND purpose = 'LOGIN_CODE'`,
        [given.email],
      );
      await field(page, 'trf-already-secret').fill(code);
      await press(page, 'Sign in');
      await problem(page).getByText('This code has expired. Ask for a new one', { exact: true }).waitFor();
      await press(page, 'Use my password');
      const wait = problem(page).getByText(/^Too many attempts\. Wait \d+ minutes? or continue without signing in\.?$/);
      for (let attempt = 0; attempt < 7 && !(await wait.isVisible()); attempt += 1) {
        await field(page, 'trf-already-secret').fill(`not-this-one-${attempt}`);
        const answered = page.waitForResponse('**/v3/login');
        await press(page, 'Sign in');
        await answered;
        await problem(page).waitFor();
      }
      await wait.waitFor();
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
      await eventually(async () => expect(await problem(page).count()).toBe(0));
    });
  });

  test('without signing in it continues; nothing of the account is shown, and the emailed link adds the request to the account', async () => {
    const given = buildAnswers({ email: 'dana@example.com', firstName: 'Somebody', description: 'Sent without signing in.' });
    await atContact(given, async ({ page }) => {
      await press(page, 'Continue');
      await welcome(page);
      const { body: dana } = await api.call(contract.sessions.currentUser, { as: 'dana' });
      expect(await page.locator('main').textContent()).not.toContain(dana.lastName);
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
      await eventually(async () => expect(await field(page, 'trf-phone').inputValue()).toBe(''));
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      const reference =
        (await page
          .getByText(/^TR-[2-9A-Z]{6}$/)
          .first()
          .textContent()) ?? '';
      const mail = await waitForEmail(server, given.email, new RegExp(reference));
      await page.goto(/\S+\/trip-request\/yours\/\S+/.exec(mail.text)?.[0] ?? '');
      await press(page, 'Yes, it is mine');
      await page.getByText('Confirmed. The request stands among your trips.').waitFor();
      const own = await api.call(contract.tripRequests.list, { as: 'dana', query: { limit: 100, fields: '*' } });
      expect(own.body.items.some((one) => one.reference === reference)).toBe(true);
    });
  });

  test('a disabled account gets a neutral message, and another address continues', async () => {
    const email = await somebodyKnown();
    await query(server.databaseUrl, `UPDATE users SET status = 'DISABLED' WHERE email = $1`, [email]);
    await atContact(buildAnswers({ email }), async ({ page }) => {
      await press(page, 'Continue');
      await page.getByText(/We cannot use this email address here\. Call \+1 800/).waitFor();
      const [traveler] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM travelers WHERE email = $1', [email]);
      const { body: notes } = await api.call(contract.notes.list, {
        as: 'care',
        query: { subjectType: 'TRAVELER', subjectId: traveler?.id ?? '' },
      });
      expect(notes.items).toMatchObject([{ body: expect.stringContaining('closed account') }]);
      await press(page, 'Use another email address');
      await waitForStep(page, 'contact');
      await field(page, 'trf-email').fill(newEmail());
      await continueTo(page, 'phone');
      expect(await page.getByText('We cannot use this email address').count()).toBe(0);
    });
  });

  test('an email check that fails or takes longer than three seconds is skipped silently', async () => {
    const given = buildAnswers();
    await atContact(given, async ({ page }) => {
      const asked = page.waitForRequest('**/v3/travelers/*/status');
      await page.route('**/v3/travelers/*/status', () => undefined); // never responds
      await continueTo(page, 'phone');
      expect((await (await asked).allHeaders())['x-recaptcha-id']).toBeTruthy();
      await press(page, 'Back');
      await waitForStep(page, 'contact');
      await page.unroute('**/v3/travelers/*/status');
      await page.route('**/v3/travelers/*/status', (route) => route.fulfill({ status: 503, body: '' }));
      await continueTo(page, 'phone');
      expect(await problem(page).count()).toBe(0);
    });
  });
});

describe('single sign-on', () => {
  test('a new person is asked whether the names are right; the typed answers are kept', async () => {
    const given = buildAnswers({ email: 'dana@example.com', description: 'A week on foot, before the sign-in.', firstName: 'Sam' });
    const email = newEmail();
    await atContact(given, async ({ page }) => {
      await signsInElsewhere(page, { id: `sso-${email}`, email, givenName: 'Samira', familyName: 'Lund' });
      await press(page, 'Continue');
      await welcome(page);
      await press(page, 'Sign in with single sign-on');
      await page.getByRole('heading', { level: 1, name: 'Which address should we use?' }).waitFor();
      await page.getByText(`You signed in as ${email}, but typed ${given.email}. Which should we use?`).waitFor();
      await page.getByRole('radio', { name: email, exact: true }).click();
      await press(page, 'Continue');
      const dialog = page.getByRole('alertdialog', { name: 'Is this right?' });
      await dialog.waitFor();
      await eventually(async () => expect(await field(page, 'trf-first-name').inputValue()).toBe('Sam'));
      await field(page, 'trf-first-name').fill('Sami');
      await press(page, 'Yes, continue');
      await waitForStep(page, 'phone');
      expect(page.url()).not.toMatch(/form=|sso=/);
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      const [request] = await requestsOf(email);
      expect(request).toMatchObject({ tripDescription: given.description, travelers: [{ email, givenName: 'Sami' }] });
      const [user] = await query(server.databaseUrl, 'SELECT status, given_name FROM users WHERE email = $1', [email]);
      expect(user).toMatchObject({ status: 'ENABLED', given_name: 'Samira' });
    });
  });

  test('the typed address can be kept instead, which ends the session', async () => {
    const typed = await somebodyKnown();
    const email = newEmail();
    await atContact(buildAnswers({ email: typed }), async ({ page }) => {
      await signsInElsewhere(page, { id: `sso-${email}`, email });
      await press(page, 'Continue');
      await welcome(page);
      await press(page, 'Sign in with single sign-on');
      await page.getByRole('radio', { name: new RegExp(`^${typed}`) }).click();
      await press(page, 'Continue');
      await welcome(page);
      await eventually(async () => expect(await current(page)).toMatchObject({ isAuthenticated: false }));
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
    });
  });

  test('a person with an account continues directly, with their data filled in', async () => {
    const email = 'dana@example.com';
    await atContact(buildAnswers({ email, firstName: 'Dee' }), async ({ page }) => {
      await signsInElsewhere(page, { id: 'sso-dana', email });
      await press(page, 'Continue');
      await welcome(page);
      await press(page, 'Sign in with single sign-on');
      await page.waitForURL((url) => url.searchParams.get('step') === 'phone');
      const { body: dana } = await api.call(contract.sessions.currentUser, { as: 'dana' });
      await eventually(async () => expect(await field(page, 'trf-phone').inputValue()).toBe(dana.phone?.number ?? ''));
      await press(page, 'Back');
      await waitForStep(page, 'contact');
      await eventually(async () => expect(await field(page, 'trf-first-name').inputValue()).toBe('Dee'));
      await eventually(async () => expect(await field(page, 'trf-email').getAttribute('readonly')).not.toBeNull());
    });
  });

  test('if sign-on is abandoned, the form says so and keeps all answers', async () => {
    await atContact(buildAnswers({ email: 'dana@example.com' }), async ({ page }) => {
      await page.route(`${SSO}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }));
      await press(page, 'Continue');
      await welcome(page);
      await press(page, 'Sign in with single sign-on');
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.goto(`${server.origin}/trip-request/`);
      await problem(page).getByText('Sign-in was not finished. Try again or continue without signing in.').waitFor();
      await press(page, 'Continue without signing in');
      await waitForStep(page, 'phone');
      await eventually(async () => expect(await problem(page).count()).toBe(0));
    });
  });
});
