import { afterAll, describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { readEmails, waitForEmail } from '../builders/mailbox.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';
import { buildAnswers, departureDay, field, fill, continueTo, waitForStep, sendButton, fillToLastStep } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Runs the work with a visitor on the form. */
async function onForm(
  work: (visitor: Visitor) => Promise<void>,
  options: Parameters<typeof newVisitor>[2] = screens.desktop,
): Promise<void> {
  const visitor = await newVisitor(browser, server, options);
  try {
    await visitor.open('/trip-request/');
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

describe('without scripts', () => {
  test('the form is one page that is posted; the confirmation shows the reference and can resend the email', async () => {
    const given = buildAnswers();
    await onForm(
      async ({ page }) => {
        expect(await page.getByText('Step 1 of 5').isVisible()).toBe(false);
        expect(await page.title()).not.toContain('Step');
        const talk = page.getByRole('heading', { name: 'Or talk to us' }).locator('xpath=..');
        expect(await talk.locator('a[href^="tel:"]').count()).toBe(1);
        expect(await talk.locator('a[href^="/contact"]').textContent()).toMatch(/\d{3}.\d{4}/);
        await field(page, 'trf-destination-locations').fill(given.destination);
        await field(page, 'trf-departure-date').fill(departureDay());
        await field(page, 'trf-total-nights').fill(given.nights);
        await field(page, 'trf-number-of-adults').selectOption(given.adults);
        await field(page, 'trf-traveling-with-children-no').check();
        await field(page, 'trf-first-name').fill(given.firstName);
        await sendButton(page).click();
        await page.getByRole('group', { name: 'There is a problem' }).waitFor();
        await eventually(async () => expect(await field(page, 'trf-first-name').inputValue()).toBe(given.firstName));
        await field(page, 'trf-last-name').fill(given.lastName);
        await field(page, 'trf-email').fill(given.email);
        await sendButton(page).click();
        await page.waitForURL(/\/trip-request\/thank-you/);
        const reference = (await page.getByText(/^TR-[2-9A-Z]{6}$/).textContent()) ?? '';
        await waitForEmail(server, given.email, new RegExp(reference));
        await page.getByRole('button', { name: 'Send the mail again' }).click();
        await page.getByText('We have written to you again. It may take a minute or two.').waitFor();
        await twoMailsTo(given.email);
      },
      { ...screens.phone, javaScriptEnabled: false },
    );
  });
});

test.each([
  ['en-US', '4 March'],
  ['de-DE', '3 April'],
])('without scripts, the date of a browser in %s is read in the order of its language', async (locale, day) => {
  const year = new Date().getUTCFullYear() + 1;
  await onForm(
    async ({ page }) => {
      await field(page, 'trf-departure-date').fill(`03.04.${year}`);
      await sendButton(page).click();
      await page.getByRole('group', { name: 'There is a problem' }).waitFor();
      expect(await field(page, 'trf-departure-date').inputValue()).toBe(`${day} ${year}`);
      await page.getByText(new RegExp(`^[A-Z][a-z]+day, ${day} ${year}$`)).waitFor();
    },
    { ...screens.desktop, locale, javaScriptEnabled: false },
  );
});

describe('before the router is loaded', () => {
  test('the first step is interactive with the scripts that its HTML names, at most 104 kB', async () => {
    const html = await (await fetch(`${server.origin}/trip-request/`)).text();
    const named = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    const { page, close } = await newVisitor(browser, server, screens.desktop);
    const hydration = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      if (!named.includes(new URL(route.request().url()).pathname)) await hydration.promise; // what comes early must not be waited for
      await route.continue();
    });
    await page.goto(`${server.origin}/trip-request/`, { waitUntil: 'commit' });
    await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
    hydration.resolve();
    const sizes = await Promise.all(named.map(async (path) => gzipSync(await (await fetch(server.origin + path)).bytes()).length));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(104_000);
    await close();
  });

  test('at most 148 kB are loaded before the first Continue: machine, second step and aside; later steps and the router come after, header and footer with their use', async () => {
    await onForm(async ({ page, waitUntilIdle }) => {
      await fill.details(page, buildAnswers());
      await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'TripRequestFormStart')); // the machine is running
      await waitUntilIdle();
      const scripts = () =>
        page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])));
      const before = await scripts();
      const sizes = await Promise.all(before.map(async (url) => gzipSync(await (await fetch(url)).bytes()).length));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(148_000);
      expect(
        before.filter((url) => /\/(?:react-router|router|LaterFields|laterEffects|NavigationWithSearch|FooterWithNewsletter)-/.test(url)),
      ).toEqual([]);
      await continueTo(page, 'style');
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/LaterFields-[^/]+\.js$/.test(name)));
    });
  });

  test('offline from the first step, the form waits at the third until the connection is back, and loses nothing', async () => {
    await onForm(async ({ page, waitUntilIdle, messages }) => {
      const given = buildAnswers();
      await fill.details(page, given);
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/Style-[^/]+\.js$/.test(name)));
      await waitUntilIdle();
      await page.context().setOffline(true);
      await continueTo(page, 'style');
      await fill.style(page, given);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByText('You are offline. Your answers are saved on this device.').waitFor();
      await page.context().setOffline(false);
      await field(page, 'trf-budget-per-person-usd').waitFor();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await waitForStep(page, 'style');
      await eventually(async () => expect(await field(page, 'trf-trip-description').inputValue()).toBe(given.description));
      expect(messages.filter((message) => message.includes('uncaught'))).toEqual([]);
    });
  });

  test('a link navigates within the site and moves the focus to the new page; Back restores the answers', async () => {
    await onForm(async ({ page, messages }) => {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await fill.details(page, buildAnswers());
      await continueTo(page, 'style');
      await page.locator('header a[href="/"]').first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.goBack();
      await page.getByText(/Welcome back\. We kept your answers/).waitFor();
      await page.waitForURL((url) => url.searchParams.get('step') === 'style');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await waitForStep(page, 'details');
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe('12'));
      expect(messages).toEqual([]);
    });
  });

  test.each(['yes', 'no'])(
    'what is typed before the scripts have come is still there after, and counts; with children: %s',
    async (children) => {
      const visitor = await newVisitor(browser, server, screens.phone);
      const { page, messages, layoutShifts, settleFonts, close } = visitor;
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/trip-request/', { waitUntil: 'commit' });
      await field(page, 'trf-destination-locations').fill('Kenya');
      await field(page, 'trf-departure-date').fill(departureDay());
      await field(page, 'trf-total-nights').fill('14');
      await field(page, 'trf-number-of-adults').selectOption('3');
      await field(page, `trf-traveling-with-children-${children}`).check();
      await settleFonts();
      letThrough();
      await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
      expect(await field(page, 'trf-total-nights').inputValue()).toBe('14');
      expect(await field(page, 'trf-number-of-adults').inputValue()).toBe('3');
      expect(await page.getByRole('listbox').count()).toBe(0);
      expect(messages).toEqual([]);
      if (children === 'no') {
        expect(await layoutShifts()).toEqual([]);
        await continueTo(page, 'style');
        return close();
      }
      await field(page, 'trf-number-of-children').waitFor();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await summary.waitFor();
      await eventually(async () =>
        expect(await summary.getByRole('link').allTextContents()).toEqual([
          'Enter how many children are travelling',
          'Select at least one age group for the children',
        ]),
      );
      return close(); // the question that the answer reveals moves the content below it, as it does on later answers
    },
  );
});

test('the email can be resent on the confirmation page, which is reached without a reload', async () => {
  await onForm(async ({ page, messages }) => {
    const given = buildAnswers();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await fillToLastStep(page, given);
    await sendButton(page).click();
    await page.waitForURL(/\/trip-request\/thank-you/);
    await waitForEmail(server, given.email, /TR-/);
    await page.getByRole('button', { name: 'Send the mail again' }).click();
    await page.getByText(`We have written to ${given.email} again. It may take a minute or two.`).waitFor();
    await twoMailsTo(given.email);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Your request was sent' }).waitFor();
    expect(messages).toEqual([]);
  });
});

/** Waits until the email about the request has arrived twice. */
async function twoMailsTo(email: string): Promise<void> {
  const about = async () => (await readEmails(server, email)).filter(({ subject }) => subject.includes('TR-')).length;
  await waitFor('the second mail', async () => ((await about()) === 2 ? true : undefined));
}
