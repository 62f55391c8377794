import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { launchBrowser, screens } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { createFormVisits, press, waitUntilStored } from '../builders/formVisits.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, continueTo, field, fill, waitForStep } from '../builders/tripForm.ts';

const server = await startServer();
const browser = await launchBrowser();
const onForm = createFormVisits(browser, server);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const questions = {
  details: 'Where and when would you like to go?',
  style: 'What kind of trip is it?',
  budget: 'What is your budget?',
  contact: 'Who should we design this for?',
} as const;
type Step = keyof typeof questions;
const order = Object.keys(questions).filter((name): name is Step => name in questions);

/** Fills the steps before this one and waits until the browser has stored where the form stands. */
async function fillUpTo(page: Page, step: Step): Promise<void> {
  const given = buildAnswers();
  for (const [index, name] of order.slice(0, order.indexOf(step)).entries()) {
    await fill[name](page, given);
    await continueTo(page, order[index + 1] ?? step);
  }
  await waitUntilStored(page, `"machineValue":"${step}"`);
}

/** Holds back the scripts of every page opened from now on, until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const notice = (page: Page) => page.getByRole('status').getByText('Bringing back your trip…');
const question = (page: Page, step: Step) => page.getByRole('heading', { level: 1, name: questions[step] });

describe('on a slow line', () => {
  test('nobody types into a form that is about to be replaced: it is covered until the saved step is shown', async () => {
    await onForm(async ({ page, settleFonts, layoutShifts }) => {
      await fillUpTo(page, 'style');
      const release = await holdScripts(page);
      await page.goto('/trip-request/', { waitUntil: 'domcontentloaded' });
      await notice(page).waitFor();
      expect(await field(page, 'trf-total-nights').isVisible()).toBe(false);
      await field(page, 'trf-total-nights').evaluate((input: HTMLInputElement) => {
        input.focus();
        input.value = '3'; // as browsers do that remember the fields of a page
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await settleFonts();
      release();
      await question(page, 'style').waitFor();
      await field(page, 'trf-trip-description').waitFor();
      await notice(page).waitFor({ state: 'hidden' });
      await page.getByText(/^Welcome back\. We kept your answers/).waitFor();
      expect(await layoutShifts()).toEqual([]);
      await press(page, 'Back');
      await waitForStep(page, 'details');
      expect(await field(page, 'trf-total-nights').inputValue()).toBe('12');
    });
  });

  test('a saved first step is shown whole, its card and its seasons with it', async () => {
    await onForm(
      async ({ page, settleFonts, layoutShifts }) => {
        await field(page, 'trf-flexible-departure-date').check();
        await waitUntilStored(page, '"flexibleDepartureDate":true');
        await page.route(/\/(?:Seasons|StartCards)-[^/]+\.js$/, async (route) => {
          await page.waitForFunction(() =>
            performance.getEntriesByType('resource').some(({ name }) => /\/runMachine-[^/]+\.js$/.test(name)),
          );
          await route.continue(); // after all that the form would be restored with
        });
        await page.goto('/trip-request/', { waitUntil: 'domcontentloaded' });
        await notice(page).waitFor();
        await settleFonts();
        await notice(page).waitFor({ state: 'hidden' });
        await page.getByText('Everything can be changed.').waitFor();
        await page.getByRole('radiogroup', { name: /Or around which season/ }).waitFor();
        expect(await layoutShifts()).toEqual([]);
      },
      { address: '/trip-request/?itinerary=mara-and-laikipia' },
    );
  });

  test.each(['/trip-request/', '/trip-request/?step=budget'])(
    'with nothing saved, %s can be filled in before its scripts',
    async (address) => {
      await onForm(
        async ({ page, waitUntilIdle }) => {
          const release = await holdScripts(page);
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          await field(page, 'trf-total-nights').fill('9');
          expect(await notice(page).isVisible()).toBe(false);
          release();
          await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
          await waitUntilIdle();
          expect(await field(page, 'trf-total-nights').inputValue()).toBe('9');
        },
        { address: '/login/' },
      );
    },
  );

  test('if the scripts do not arrive within ten seconds, the form can be used', async () => {
    await onForm(async ({ page }) => {
      await fillUpTo(page, 'style');
      await page.goto('about:blank'); // the form that is left would reload itself when a script of its own is refused
      await page.route(/\.js$/, (route) => route.abort());
      await page.clock.install();
      await page.goto('/trip-request/', { waitUntil: 'domcontentloaded' });
      await notice(page).waitFor();
      await page.clock.fastForward(10_000);
      await notice(page).waitFor({ state: 'hidden' });
      await field(page, 'trf-total-nights').fill('9');
      expect(await field(page, 'trf-total-nights').inputValue()).toBe('9');
    });
  });
});

describe('the step in the address is the step on show', () => {
  test('the last step, when the browser shows again the page it kept', async () => {
    await onForm(async ({ page, waitUntilIdle }) => {
      await fillUpTo(page, 'contact');
      await fill.contact(page, buildAnswers());
      await continueTo(page, 'phone');
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await waitUntilIdle();
      expect(await page.locator('h1').textContent()).toBe('One last thing');
      expect(new URL(page.url()).searchParams.get('step')).toBe('phone');
    });
  });

  const cases = (['style', 'budget', 'contact'] as const).flatMap((step) =>
    (['desktop', 'phone'] as const).map((screen) => [step, screen] as const),
  );

  test.each(cases)('%s on a %s, after every reload, Back, Forward and return', async (step, screen) => {
    await onForm(
      async ({ page, open, waitUntilIdle }) => {
        const expectStep = async () => {
          await page.getByText('Welcome back.').waitFor();
          await waitUntilIdle();
          expect(await page.locator('h1').textContent()).toBe(questions[step]);
          expect(new URL(page.url()).searchParams.get('step')).toBe(step);
        };
        await fillUpTo(page, step);
        for (let reload = 1; reload <= 2; reload++) {
          await page.reload();
          await expectStep();
        }
        await page.goto('/contact/');
        await page.goBack();
        await eventually(async () => expect(new URL(page.url()).searchParams.get('step')).toBe(step));
        await question(page, step).waitFor();
        await page.goForward();
        await page.waitForURL(/\/contact\/$/);
        await open('/trip-request/');
        await expectStep();
        await open('/trip-request/?step=phone');
        await expectStep();
      },
      { screen: screens[screen] },
    );
  });
});
