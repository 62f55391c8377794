import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { screens } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { press, startFormVisits, waitUntilStored } from '../builders/formVisits.ts';
import { buildAnswers, field, fillToContact, continueTo, fillToLastStep, sendButton, waitForStep } from '../builders/tripForm.ts';

const { api, onForm } = await startFormVisits();

const review = (page: Page) => page.getByRole('region', { name: 'Your answers' });
const row = (page: Page, name: string) =>
  review(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('the review', () => {
  test('shows all answers; Change leads to the field, Continue back to the row, by keyboard alone', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fillToLastStep(page, given);
      expect(await review(page).locator('dt').allTextContents()).toEqual([
        'Where', 'When', 'Nights', 'Adults', 'Children', 'Kind of trip', 'In your words', 'How to stay', 'Rooms', 'Pace',
        'Budget per person', 'How flexible', 'Name', 'Email',
      ]); // prettier-ignore
      expect(await row(page, 'Where').textContent()).toBe('Kenya');
      expect(await row(page, 'In your words').textContent()).toBe(given.description);
      expect(await row(page, 'Rooms').textContent()).toBe('Left open');
      await page.getByRole('button', { name: 'Change the number of nights', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('step') === 'details');
      await eventually(async () => expect(await focusedId(page)).toBe('trf-total-nights'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('14');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('step') === 'phone');
      await eventually(async () => expect(await focusedId(page)).toBe('review-totalNights'));
      await eventually(async () => expect(await row(page, 'Nights').textContent()).toBe('14'));
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: given.email } });
      expect(body.items).toMatchObject([{ totalNights: 14 }]);
    });
  });

  test('each row leads to its step and its field, and Back leads to the row again', async () => {
    await onForm(
      async ({ page }) => {
        await fillToLastStep(page, buildAnswers());
        for (const [object, step, id] of [
          ['the places', 'details', 'trf-destination-locations'],
          ['the children', 'details', 'trf-traveling-with-children-no'],
          ['the kind of trip', 'style', 'trf-trip-type-SAFARI'],
          ['the pace', 'style', 'trf-pace'],
          ['the budget', 'budget', 'trf-budget-per-person-usd'],
          ['your email address', 'contact', 'trf-email'],
        ] as const) {
          const change = page.getByRole('button', { name: `Change ${object}`, exact: true });
          await change.click();
          await page.waitForURL((url) => url.searchParams.get('step') === step);
          await eventually(async () => expect(await focusedId(page)).toBe(id));
          expect(await field(page, id).evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
          await press(page, 'Back');
          await page.waitForURL((url) => url.searchParams.get('step') === 'phone');
          await eventually(async () => expect(await change.evaluate((one) => one === document.activeElement)).toBe(true));
        }
      },
      { screen: screens.phone },
    );
  });
});

describe('optional answers', () => {
  test('are really optional, survive a reload, and reach care', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fillToContact(page, given);
      await press(page, 'Back');
      await waitForStep(page, 'budget');
      await field(page, 'trf-budget-per-person-usd').selectOption('0');
      await field(page, 'trf-own-budget-per-person-usd').fill('a lot');
      await press(page, 'Continue');
      await page.getByRole('link', { name: 'Your own figure must be whole US dollars, like 17,500' }).waitFor();
      await field(page, 'trf-own-budget-per-person-usd').fill('$17,500');
      await page.getByText('Total for 2 people: about $35,000').waitFor();
      await press(page, 'Back');
      await waitForStep(page, 'style');
      await field(page, 'trf-comfort').selectOption('FINE');
      await field(page, 'trf-rooms').selectOption('2');
      await field(page, 'trf-pace').selectOption('SLOW');
      await waitUntilStored(page, 'SLOW');
      await page.reload();
      await page.getByText(/Welcome back/).waitFor();
      await eventually(async () => expect(await field(page, 'trf-pace').inputValue()).toBe('SLOW'));
      await continueTo(page, 'budget');
      await eventually(async () => expect(await field(page, 'trf-own-budget-per-person-usd').inputValue()).toBe('$17,500'));
      await continueTo(page, 'contact');
      await continueTo(page, 'phone');
      await field(page, 'trf-contact-methods-PHONE').check();
      await field(page, 'trf-contact-times-EVENING').check();
      expect(await row(page, 'Budget per person').textContent()).toBe('$17,500');
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: given.email, fields: ['*'] } });
      expect(body.items).toMatchObject([
        {
          comfort: 'FINE',
          rooms: 2,
          pace: 'SLOW',
          budgetPerPersonUSD: 0,
          ownBudgetPerPersonUSD: 17_500,
          totalBudget: 35_000,
          contactMethods: ['PHONE'],
          contactTimes: ['EVENING'],
          departureSpan: null,
        },
      ]);
    });
  });

  test('a season is the 15th of its middle month, and its span is kept until another date is chosen', async () => {
    await onForm(async ({ page }) => {
      await field(page, 'trf-flexible-departure-date').check();
      const seasons = page.getByRole('radiogroup', { name: /Or around which season/ });
      await seasons.getByRole('radio').first().waitFor();
      const [first] = await seasons.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
      expect(first).toMatch(/^\d{4}-(?:01|04|07|10)-15$/);
      await seasons.getByRole('radio').first().check();
      await waitUntilStored(page, '"departureSpan":"SEASON"');
      await waitUntilStored(page, `"departureDate":"${first}"`);
      await page.reload();
      await eventually(async () => expect(await seasons.getByRole('radio').first().isChecked()).toBe(true));
      await page.getByRole('group', { name: 'Around which month?' }).getByRole('button').nth(5).click();
      await waitUntilStored(page, '"departureSpan":"MONTH"');
      await eventually(async () => expect(await seasons.getByRole('radio', { checked: true }).count()).toBe(0));
      await field(page, 'trf-flexible-departure-date').uncheck();
      await waitUntilStored(page, '"departureSpan":""');
    });
  });
});

describe('the aside', () => {
  test('beside the form from 1,120 px: what was answered, who reads it, and what happens next', async () => {
    await onForm(async ({ page, layoutShifts }) => {
      const aside = page.getByRole('complementary', { name: /Your journey so far/ });
      await aside.getByText('It fills in here as you answer.').waitFor();
      await aside.getByText('You hear from us within four working hours').waitFor();
      const { body } = await api.call(contract.teamMembers.list, { query: { department: 'Travel care', limit: 12 } });
      for (const { givenName, familyName } of body.items) await aside.getByText(new RegExp(`${givenName} ${familyName}`)).waitFor();
      await field(page, 'trf-total-nights').fill('12');
      await eventually(async () => expect(await aside.locator('dd').allTextContents()).toEqual(['12']));
      const [form, side] = await Promise.all([page.locator('main form').boundingBox(), aside.boundingBox()]);
      expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(side?.x ?? 0);
      expect(form?.width).toBeLessThanOrEqual(640);
      const moved = (await layoutShifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      expect(moved).toBeLessThan(0.001); // only the header, when its font arrives
    });
  });

  test('below, a closed disclosure under the form, which needs no script', async () => {
    await onForm(
      async ({ page }) => {
        const aside = page.getByRole('complementary', { name: /Your journey so far/ });
        const steps = aside.getByText('A person reads it');
        expect(await steps.isVisible()).toBe(false);
        await aside.getByText('Your journey so far, and what happens next').click();
        await steps.waitFor();
        await eventually(async () => expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true));
      },
      { screen: { ...screens.phone, javaScriptEnabled: false } },
    );
  });
});
