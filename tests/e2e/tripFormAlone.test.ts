import { afterAll, describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { mailsTo, mailTo } from '../builders/mailbox.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';
import { answers, departure, field, fill, goOn, onStep, sendButton, toLastStep } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

declare global {
  interface Window {
    hydratedAt?: number;
  }
}

/** Runs with a visitor on the form. */
async function onForm(
  work: (visitor: Visitor) => Promise<void>,
  options: Parameters<typeof newVisitor>[2] = screens.desktop,
): Promise<void> {
  const visitor = await newVisitor(browser, server, options);
  try {
    await visitor.page.addInitScript(noteHydration);
    await visitor.open('/trip-request/');
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

describe('without scripts', () => {
  test('the form is one page that is posted; the page after it knows the reference and mails again', async () => {
    const given = answers();
    await onForm(
      async ({ page }) => {
        const talk = page.getByRole('heading', { name: 'Or talk to us' }).locator('xpath=..');
        expect(await talk.locator('a[href^="tel:"]').count()).toBe(1);
        expect(await talk.locator('a[href^="/contact"]').textContent()).toMatch(/\d{3}.\d{4}/);
        await field(page, 'trf-destination-locations').fill(given.destination);
        await field(page, 'trf-departure-date').fill(departure());
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
        await mailTo(server, given.email, new RegExp(reference));
        await page.getByRole('button', { name: 'Send the mail again' }).click();
        await page.getByText('We have written to you again. It may take a minute or two.').waitFor();
        await twoMailsTo(given.email);
      },
      { ...screens.phone, javaScriptEnabled: false },
    );
  });
});

describe('before the router has come', () => {
  test('the first step is alive with at most 120 kB of scripts', async () => {
    await onForm(async ({ page }) => {
      const waitedFor = await page.evaluate(() => {
        const { hydratedAt = Infinity } = window;
        const files = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydratedAt);
        return files.map(({ name }) => name);
      });
      const sizes = await Promise.all(waitedFor.map(async (url) => gzipSync(await (await fetch(url)).bytes()).length));
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
    });
  });

  test('with everything that comes until the first Continue it is at most 180 kB: machine, second step, header and footer; the later steps and the router come after', async () => {
    await onForm(async ({ page, quiet }) => {
      await fill.details(page, answers());
      await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'TripRequestFormStart')); // the machine runs
      await quiet();
      const scripts = () =>
        page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])));
      const before = await scripts();
      const sizes = await Promise.all(before.map(async (url) => gzipSync(await (await fetch(url)).bytes()).length));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(180_000);
      expect(before.filter((url) => /\/(?:router|LaterFields|sendTripRequest)-/.test(url))).toEqual([]);
      await goOn(page, 'style');
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/LaterFields-[^/]+\.js$/.test(name)));
    });
  });

  test('who goes offline on the first step waits at the third until the connection is back, and loses nothing', async () => {
    await onForm(async ({ page, quiet, messages }) => {
      const given = answers();
      await fill.details(page, given);
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/Style-[^/]+\.js$/.test(name)));
      await quiet();
      await page.context().setOffline(true);
      await goOn(page, 'style');
      await fill.style(page, given);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByText('You are offline. Your answers are saved on this device.').waitFor();
      await page.context().setOffline(false);
      await field(page, 'trf-budget-per-person-usd').waitFor();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await onStep(page, 'style');
      await eventually(async () => expect(await field(page, 'trf-trip-description').inputValue()).toBe(given.description));
      expect(messages.filter((message) => message.includes('uncaught'))).toEqual([]);
    });
  });

  test('a link leads on within the site, with the focus on the new page; Back brings the answers again', async () => {
    await onForm(async ({ page, messages }) => {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await fill.details(page, answers());
      await goOn(page, 'style');
      await page.locator('header a[href="/"]').first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.goBack();
      await page.getByText(/Welcome back\. We kept your answers/).waitFor();
      await page.waitForURL((url) => url.searchParams.get('step') === 'style');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await onStep(page, 'details');
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe('12'));
      expect(messages).toEqual([]);
    });
  });

  test.each(['yes', 'no'])(
    'what is typed before the scripts have come is still there after, and counts; with children: %s',
    async (children) => {
      const visitor = await newVisitor(browser, server, screens.phone);
      const { page, messages, layoutShift, close } = visitor;
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
      await field(page, 'trf-departure-date').fill(departure());
      await field(page, 'trf-total-nights').fill('14');
      await field(page, 'trf-number-of-adults').selectOption('3');
      await field(page, `trf-traveling-with-children-${children}`).check();
      letThrough();
      await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
      expect(await field(page, 'trf-total-nights').inputValue()).toBe('14');
      expect(await field(page, 'trf-number-of-adults').inputValue()).toBe('3');
      expect(await page.getByRole('listbox').count()).toBe(0);
      expect(messages).toEqual([]);
      if (children === 'no') {
        expect(await layoutShift()).toBe(0);
        await goOn(page, 'style');
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
      return close(); // what the answer reveals pushes what is below it, as it does for who answers later
    },
  );
});

test('the mail can be asked for again on the page after sending; that page is reached without loading anew', async () => {
  await onForm(async ({ page, messages }) => {
    const given = answers();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await toLastStep(page, given);
    await sendButton(page).click();
    await page.waitForURL(/\/trip-request\/thank-you/);
    await mailTo(server, given.email, /TR-/);
    await page.getByRole('button', { name: 'Send the mail again' }).click();
    await page.getByText(`We have written to ${given.email} again. It may take a minute or two.`).waitFor();
    await twoMailsTo(given.email);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Your request was sent' }).waitFor();
    expect(messages).toEqual([]);
  });
});

/** Until the mail about the request has come twice. */
async function twoMailsTo(email: string): Promise<void> {
  const about = async () => (await mailsTo(server, email)).filter(({ subject }) => subject.includes('TR-')).length;
  await waitFor('the second mail', async () => ((await about()) === 2 ? true : undefined));
}

/** Runs in the page: notes when it has come to life. */
function noteHydration(): void {
  new MutationObserver(() => {
    if (document.documentElement?.dataset['hydrated'] === 'true') window.hydratedAt ??= performance.now();
  }).observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true });
}
