import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { screens } from '../builders/browser.ts';
import { startFormVisits, expectContinueRefused, press } from '../builders/formVisits.ts';
import { buildAnswers, field, fill, continueTo, waitForStep } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const { api, onForm } = await startFormVisits();

const place = (page: Page, row = 1) => field(page, row === 1 ? 'trf-destination-locations' : `trf-destination-locations-${row}`);
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const written = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
const american = (date: Date) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(date);
const iso = (date: Date) => date.toISOString().slice(0, 10);

test('an empty step shows the error message of each field', async () => {
  await onForm(async ({ page }) => {
    await expectContinueRefused(page, [
      'Enter at least one destination, or choose I am not sure yet',
      'Enter your departure date',
      'Enter how many nights you would like to travel',
      'Select how many adults are travelling',
      'Select yes if children are travelling with you',
    ]);
    await eventually(async () => expect(await page.title()).toBe('Error: Step 1 of 5: Where and when | Farwend'));
    expect(await page.getByRole('button', { name: 'Continue', exact: true }).isEnabled()).toBe(true);
    expect(await page.locator('form [required], form [aria-required]').count()).toBe(0);
    expect(await page.locator('form').getAttribute('novalidate')).not.toBeNull();
    expect(await page.locator('form').textContent()).not.toContain('*');
  });
});

describe('where', () => {
  test('up to eight places, each once, each removable by name; Not sure yet clears them', async () => {
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers());
      await press(page, 'Add another destination');
      await place(page, 2).fill('kenya');
      await page.keyboard.press('Tab');
      await expectContinueRefused(page, ['kenya is already on your list']);
      await page.getByRole('group', { name: 'There is a problem' }).getByRole('link').click();
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('trf-destination-locations-2'));
      await press(page, 'Remove kenya');
      await eventually(async () => expect(await place(page, 2).count()).toBe(0));
      for (let row = 2; row <= 8; row += 1) await press(page, 'Add another destination');
      await page.getByText('You can add up to 8 destinations').waitFor();
      await eventually(async () => expect(await page.getByRole('button', { name: 'Add another destination' }).count()).toBe(0));
      await field(page, 'trf-destination-locations-unsure').check();
      await eventually(async () =>
        expect(await page.locator('input[id^="trf-destination-locations"]:not([type=checkbox])').count()).toBe(1),
      );
      await eventually(async () => expect(await place(page).inputValue()).toBe(''));
      await continueTo(page, 'style');
    });
  });

  const placesOf = (page: Page) =>
    page
      .locator('input[id^="trf-destination-locations"]:not([type=checkbox])')
      .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));

  test('Enter adds the typed place and stays on the step; on an empty row it continues', async () => {
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers());
      await place(page).press('Enter');
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('trf-destination-locations-2'));
      await page.keyboard.type('Atlantis');
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await placesOf(page)).toEqual(['Kenya', 'Atlantis', '']));
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('trf-destination-locations-3'));
      await page.keyboard.press('Enter');
      await waitForStep(page, 'style');
    });
  });

  test('a pasted list becomes places, each once, up to eight', async () => {
    await onForm(async ({ page }) => {
      const paste = (row: number, text: string) =>
        place(page, row).evaluate((input, list) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', list);
          input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, text);
      await fill.details(page, buildAnswers({ destination: 'Kenya' }));
      await place(page).fill('');
      await paste(1, 'Kenya, Tanzania; Rwanda\nkenya');
      await eventually(async () => expect(await placesOf(page)).toEqual(['Kenya', 'Tanzania', 'Rwanda', '']));
      await paste(4, 'Peru\nChile\nItaly\nJapan\nIceland\nNorway');
      await page.getByText('You can add up to 8 destinations, so we left out Norway', { exact: true }).waitFor();
      expect(await placesOf(page)).toHaveLength(8);
      await continueTo(page, 'style');
    });
  });

  test('a place longer than 120 characters is refused on the step', async () => {
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers());
      await press(page, 'Add another destination');
      await place(page, 2).fill('x'.repeat(121));
      await expectContinueRefused(page, ['Destination must be 120 characters or less. You can tell us more on the next step']);
      await place(page, 2).fill('x'.repeat(120));
      await continueTo(page, 'style');
    });
  });

  test('an unknown place is kept and marked, and typing works without suggestions', async () => {
    const given = buildAnswers();
    await onForm(
      async ({ page }) => {
        await place(page).fill('The old lighthouse');
        await page.keyboard.press('Tab');
        await field(page, 'trf-departure-date').fill(written(days(150), { day: 'numeric', month: 'short', year: 'numeric' }));
        await field(page, 'trf-total-nights').fill(given.nights);
        await field(page, 'trf-number-of-adults').selectOption('2');
        await field(page, 'trf-traveling-with-children-no').check();
        await continueTo(page, 'style');
      },
      { prepare: (page) => page.route('**/v3/destinations**', () => undefined) },
    );
    await onForm(async ({ page }) => {
      await place(page).fill('The old lighthouse');
      await page.keyboard.press('Tab');
      await page.getByText('We will check this').waitFor();
      expect(await place(page).inputValue()).toBe('The old lighthouse');
    });
  });
});

describe('when', () => {
  test('dates as people write them; unreadable, past and distant ones are errors', async () => {
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers());
      const far = new Date();
      far.setUTCMonth(far.getUTCMonth() + 37);
      for (const [typed, message] of [
        ['', /^Enter your departure date$/],
        ['next spring', /^Departure date must be a real date, like 5 March 2027$/],
        ['31 Feb 2027', /^Departure date must be a real date, like 5 March 2027$/],
        ['5 March 2020', /^Departure date must be in the future$/],
        [american(far), /^Departure date must be before \d{1,2} [A-Z][a-z]+ \d{4}$/],
      ] as const) {
        await field(page, 'trf-departure-date').fill(typed);
        await expectContinueRefused(page, [expect.stringMatching(message)]);
      }
      for (const typed of [
        american(days(200)),
        written(days(200), { day: 'numeric', month: 'short', year: 'numeric' }),
        written(days(200), { day: 'numeric', month: 'long', year: 'numeric' }),
        iso(days(200)),
      ]) {
        await field(page, 'trf-departure-date').fill(typed);
        await continueTo(page, 'style');
        await press(page, 'Back');
        await waitForStep(page, 'details');
        await page.getByRole('button', { name: /^Choose date, selected/ }).waitFor();
      }
    });
  });

  const year = new Date().getUTCFullYear() + 1;
  test.each([
    ['en-US', `03/04/${year}`, `${year}-03-04`],
    ['en-GB', `03/04/${year}`, `${year}-04-03`],
    ['de-DE', `3.4.${year}`, `${year}-04-03`],
    ['de-DE', `3. Mai ${year}`, `${year}-05-03`],
    ['ar-EG', `٣/٤/${year}`, `${year}-04-03`],
  ])(
    'in a browser in %s, %s is read in the order and names of its language, and repeated in its words without moving the page',
    async (locale, typed, day) => {
      const words = { calendar: 'gregory', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      const inWords = new Intl.DateTimeFormat(locale, words).format(new Date(day));
      await onForm(
        async ({ page, layoutShifts }) => {
          const moved = (await layoutShifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
          expect(moved).toBeLessThan(0.001); // only the header, when its font arrives
          await fill.details(page, buildAnswers());
          await field(page, 'trf-departure-date').fill(typed);
          await page.getByText(inWords, { exact: true }).waitFor();
          await field(page, 'trf-departure-date').fill(`31/04/${year}`);
          await expectContinueRefused(page, ['Departure date must be a real date, like 5 March 2027']);
          await field(page, 'trf-departure-date').fill(typed);
          await continueTo(page, 'style');
        },
        { screen: { ...screens.desktop, locale } },
      );
    },
  );

  test('the calendar sets the same value; a date soon is no error, but suggests a call', async () => {
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers());
      await page.getByRole('button', { name: /^Choose date/ }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await field(page, 'trf-departure-date').fill(american(days(12)));
      const hint = page.getByText(/^That is soon\. Call us on \+1 800 \d{3} \d{4} for the fastest answer\.$/);
      await hint.waitFor();
      await field(page, 'trf-departure-date').fill(american(days(45)));
      await hint.waitFor({ state: 'detached' });
      await field(page, 'trf-departure-date').fill(american(days(12)));
      await hint.waitFor();
      expect(await field(page, 'trf-departure-date').getAttribute('aria-invalid')).not.toBe('true');
      await continueTo(page, 'style');
    });
  });

  test('flexible dates: the question changes, and a month means its 15th', async () => {
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers());
      await field(page, 'trf-flexible-departure-date').check();
      await page.getByRole('textbox', { name: 'Around when?' }).waitFor();
      const chips = page.getByRole('group', { name: 'Around which month?' });
      await eventually(async () => expect(await chips.getByRole('button').count()).toBeGreaterThanOrEqual(12));
      const chip = chips.getByRole('button').nth(6);
      await chip.click();
      await eventually(async () => expect(await chip.getAttribute('aria-pressed')).toBe('true'));
      await page.waitForFunction(() =>
        JSON.parse(localStorage.getItem('farwend.tripRequest') ?? '{}').value?.context.form.departureDate.endsWith('-15'),
      );
      await continueTo(page, 'style');
    });
  });

  test('the seasons are there as soon as dates are flexible, without the network too', async () => {
    await onForm(async ({ page, waitUntilIdle }) => {
      await waitUntilIdle();
      await page.context().setOffline(true);
      const isThere = await field(page, 'trf-flexible-departure-date').evaluate(async (checkbox: HTMLInputElement) => {
        checkbox.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return document.querySelector('[id^=trf-departure-span-]') !== null;
      });
      expect(isThere).toBe(true);
    });
  });
});

test('nights: stepped or typed, from the country’s minimum to ninety', async () => {
  const { body } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
  const least = body.items.find(({ countryCode }) => countryCode === 'KE')?.minNights ?? 0;
  await onForm(async ({ page }) => {
    await page.getByText('At least 5 nights', { exact: true }).waitFor();
    await fill.details(page, buildAnswers());
    await page.getByText(`Kenya needs at least ${least} nights`, { exact: true }).waitFor();
    for (const [typed, message] of [
      ['', 'Enter how many nights you would like to travel'],
      ['0', 'Enter how many nights you would like to travel'],
      ['ten', 'Number of nights must be a number, like 10'],
      [String(least - 1), `Number of nights must be ${least} or more for Kenya`],
      ['91', 'Number of nights must be 90 or less. For a longer journey, call us'],
    ] as const) {
      await field(page, 'trf-total-nights').fill(typed);
      await expectContinueRefused(page, [message]);
    }
    await field(page, 'trf-total-nights').fill('10');
    await field(page, 'trf-total-nights-increase').click();
    await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe('11'));
    await field(page, 'trf-total-nights-decrease').click();
    await field(page, 'trf-destination-locations-unsure').check();
    await page.getByText('At least 5 nights', { exact: true }).waitFor();
    await field(page, 'trf-total-nights').fill('4');
    await expectContinueRefused(page, ['Number of nights must be 5 or more']);
    await field(page, 'trf-total-nights').fill('5');
    await continueTo(page, 'style');
  });
});

test('travelers: sixteen means or more; no more age groups than people; no children clears their fields', async () => {
  await onForm(async ({ page }) => {
    await fill.details(page, buildAnswers());
    const adults = field(page, 'trf-number-of-adults');
    expect(await adults.locator('option').allTextContents()).toEqual([
      'Select', ...Array.from({ length: 15 }, (_, index) => String(index + 1)), '16 or more',
    ]); // prettier-ignore
    expect(await adults.locator('option').last().getAttribute('value')).toBe('16');
    await adults.selectOption('2');
    for (const group of ['18-29', '30-39', '70+']) await field(page, `trf-adult-age-groups-${group}`).check();
    await expectContinueRefused(page, ['Select no more than 2 age groups for 2 adults']);
    await field(page, 'trf-adult-age-groups-70+').uncheck();
    await field(page, 'trf-traveling-with-children-yes').check();
    await expectContinueRefused(page, ['Enter how many children are travelling', 'Select at least one age group for the children']);
    await field(page, 'trf-number-of-children').fill('11');
    for (const group of ['0-2', '3-5', '13-17']) await field(page, `trf-child-age-groups-${group}`).check();
    await expectContinueRefused(page, ['Number of children must be 10 or less. For a larger party, call us']);
    await field(page, 'trf-number-of-children').fill('2');
    await expectContinueRefused(page, ['Select no more than 2 age groups for 2 children']);
    await field(page, 'trf-traveling-with-children-no').check();
    await field(page, 'trf-traveling-with-children-yes').check();
    await eventually(async () => expect(await field(page, 'trf-number-of-children').inputValue()).toBe(''));
    await eventually(async () => expect(await page.locator('[id^="trf-child-age-groups-"]:checked').count()).toBe(0));
    await field(page, 'trf-traveling-with-children-no').check();
    await continueTo(page, 'style');
  });
});

test('after an error summary, corrected errors disappear at once, and none is added while typing', async () => {
  await onForm(async ({ page }) => {
    await press(page, 'Continue');
    const lines = page.getByRole('group', { name: 'There is a problem' }).getByRole('link');
    await eventually(async () => expect(await lines.count()).toBe(5));
    await field(page, 'trf-total-nights').fill('12');
    await page.getByRole('link', { name: /how many nights/ }).waitFor({ state: 'detached' });
    await eventually(async () => expect(await lines.count()).toBe(4));
    await eventually(async () => expect(await field(page, 'trf-total-nights-error').count()).toBe(0));
    await eventually(async () =>
      expect(await field(page, 'trf-total-nights').evaluate((input) => input === document.activeElement)).toBe(true),
    );
    // Invalid again after having been valid: only Continue reports it.
    await field(page, 'trf-total-nights').fill('95');
    await field(page, 'trf-number-of-adults').selectOption('2');
    await page.getByRole('link', { name: /how many adults/ }).waitFor({ state: 'detached' });
    await eventually(async () => expect(await lines.count()).toBe(3));
    // A remaining error shows its current message.
    await field(page, 'trf-departure-date').fill('5 March 2020');
    await page.getByRole('link', { name: 'Departure date must be in the future' }).waitFor();
    const errorsTold = () => page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'TripRequestFormError'));
    await eventually(async () => expect(await errorsTold()).toHaveLength(5));
    const told = await errorsTold();
    expect(told).toEqual(
      ['destinationNames', 'departureDate', 'totalNights', 'numberOfAdults', 'travelingWithChildren'].map((name) =>
        expect.objectContaining({ step: 1, field: name, code: 'required' }),
      ),
    );
    expect(JSON.stringify(told)).not.toContain('95');
  });
});
