import { budgetOptions, contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { screens } from '../builders/browser.ts';
import { startFormVisits, waitUntilStored, expectContinueRefused, press } from '../builders/formVisits.ts';
import { buildAnswers, field, fill, continueTo, waitForStep, sendButton, fillToContact, fillToLastStep } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const { api, onForm } = await startFormVisits();

/** Fills the form up to style or budget. */
async function toStep(page: Page, step: 'style' | 'budget', given = buildAnswers()): Promise<void> {
  await fill.details(page, given);
  await continueTo(page, 'style');
  if (step === 'style') return;
  await fill.style(page, given);
  await continueTo(page, 'budget');
}

describe('style', () => {
  test('decorative symbols, one to six trip types', async () => {
    await onForm(async ({ page }) => {
      await toStep(page, 'style');
      await eventually(async () => expect(await page.title()).toBe('Step 2 of 5: Your travel style | Farwend'));
      await expectContinueRefused(page, ['Select at least one type of trip']);
      const boxes = page.locator('#trf-trip-type input[type=checkbox]');
      const symbols = page.locator('#trf-trip-type [aria-hidden=true] > svg');
      expect(await boxes.count()).toBe(20);
      await eventually(async () => expect(await symbols.count()).toBe(await boxes.count()));
      const drawings = await symbols.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
      expect(new Set(drawings).size).toBe(drawings.length);
      for (let at = 0; at < 6; at += 1) await boxes.nth(at).check();
      await boxes.nth(6).click({ force: true }); // it is marked as disabled, so Playwright would wait
      await page.getByText('You can choose up to 6. Take one away to choose another.').waitFor();
      expect(await boxes.nth(6).isChecked()).toBe(false);
      await continueTo(page, 'budget');
    });
  });

  test('three sentence starters are appended to the text; the counter appears at three quarters; a text that is too long is an error', async () => {
    await onForm(async ({ page }) => {
      await toStep(page, 'style');
      await field(page, 'trf-trip-type-SAFARI').check();
      const text = field(page, 'trf-trip-description');
      await press(page, 'We are celebrating…');
      const waitForCaret = () => page.waitForFunction(() => document.activeElement?.id === 'trf-trip-description');
      await waitForCaret();
      await page.keyboard.type('ten years.');
      for (const beginning of ['We love…', 'We want to avoid…']) {
        await press(page, beginning);
        await waitForCaret(); // moved a frame later, which must not fall between selecting and replacing the text below
      }
      await eventually(async () => expect(await text.inputValue()).toBe('We are celebrating ten years.\nWe love\nWe want to avoid '));
      const count = page.getByText(/^You have [\d,]+ characters? (left|too many)$/);
      await text.fill('x'.repeat(2999));
      await eventually(async () => expect(await count.count()).toBe(0));
      await text.fill('x'.repeat(3000));
      await page.getByText('You have 1,000 characters left').first().waitFor();
      await text.fill('x'.repeat(4001));
      await expectContinueRefused(page, ['Trip description must be 4,000 characters or less']);
      expect((await text.inputValue()).length).toBe(4001);
      await text.fill('x'.repeat(4000));
      await continueTo(page, 'budget');
    });
  });
});

test('budget: the bands of the specification, the total for the party, the typical cost, and the flexibility', async () => {
  const { body } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
  const kenya = body.items.find(({ countryCode }) => countryCode === 'KE');
  const cost = (night: number) => `$${(Math.round((night * 12) / 100) * 100).toLocaleString('en-US')}`;
  await onForm(async ({ page }) => {
    await toStep(page, 'budget');
    await eventually(async () => expect(await page.title()).toBe('Step 3 of 5: Your budget | Farwend'));
    await expectContinueRefused(page, ['Select your budget per person', 'Select how flexible your budget is']);
    const options = field(page, 'trf-budget-per-person-usd').locator('option');
    expect(await options.evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))).toEqual([...budgetOptions]);
    const labels = await options.allTextContents();
    expect(labels[budgetOptions.indexOf(500)]).toBe('$0 - $500 USD');
    expect(labels[budgetOptions.indexOf(5000)]).toBe('$4,000 - $5,000 USD');
    expect(labels.at(-1)).toBe('Over $20,000 USD');
    const [low, high] = [kenya?.typicalNightLowUSD ?? 0, kenya?.typicalNightHighUSD ?? 0];
    await page.getByText(`Most travellers to Kenya spend about ${cost(low)} to ${cost(high)} per person for 12 nights`).waitFor();
    await field(page, 'trf-budget-per-person-usd').selectOption('8000');
    await page.getByText('Total for 2 people: about $16,000').waitFor();
    await eventually(async () => expect(await field(page, 'trf-budget-includes-flights').isChecked()).toBe(false));
    await page.getByRole('checkbox', { name: 'My budget includes international flights' }).waitFor();
    await eventually(async () => expect(await page.locator('[id^="trf-budget-flexibility-"]:checked').count()).toBe(0));
    for (const [value, label] of [
      ['0', 'Keeping to my budget'],
      ['0.2', "For the right trip, I'll increase my budget"],
      ['1', 'Taking the perfect trip'],
    ] as const)
      expect(await page.getByRole('radio', { name: label, exact: true }).getAttribute('id')).toBe(`trf-budget-flexibility-${value}`);
    await field(page, 'trf-budget-flexibility-1').check();
    await continueTo(page, 'contact');
  });
});

describe('contact', () => {
  test('missing and overlong values are errors; any script and any domain ending are accepted; pasted whitespace is trimmed', async () => {
    const email = buildAnswers().email.replace('example.org', 'stay.travel');
    await onForm(async ({ page }) => {
      await fillToContact(page, buildAnswers({ firstName: '', lastName: '', email: '' }));
      await eventually(async () => expect(await page.title()).toBe('Step 4 of 5: About you | Farwend'));
      await expectContinueRefused(page, ['Enter your first name', 'Enter your last name', 'Enter your email address']);
      await field(page, 'trf-first-name').fill('a'.repeat(61));
      await field(page, 'trf-last-name').fill('b'.repeat(61));
      await field(page, 'trf-email').fill('somebody@nowhere');
      await expectContinueRefused(page, [
        'First name must be 60 characters or less',
        'Last name must be 60 characters or less',
        'Enter an email address in the correct format, like name@example.com',
      ]);
      await field(page, 'trf-first-name').fill('  晶\u200b  子 ');
      await field(page, 'trf-last-name').fill('Ångström\u00ad');
      await field(page, 'trf-email').fill(` ${email}\u200b`);
      await page
        .getByText(/Travel companies see your first name and country; your email address only once you have been introduced\./)
        .waitFor();
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: email } });
      expect(body.items).toMatchObject([{ travelers: [{ email, givenName: '晶 子', familyName: 'Ångström' }] }]);
    });
  });

  test('fields have autocomplete attributes', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      const tokens = (names: string[]) =>
        Promise.all(
          names.map(async (id) => {
            const input = field(page, id);
            return [
              id,
              await input.getAttribute('autocomplete'),
              await input.getAttribute('inputmode'),
              await input.getAttribute('spellcheck'),
            ];
          }),
        );
      expect(await tokens(['trf-country-of-residence', 'trf-phone-prefix', 'trf-phone'])).toEqual([
        ['trf-country-of-residence', 'country', null, null],
        ['trf-phone-prefix', 'tel-country-code', null, null],
        ['trf-phone', 'tel-national', 'tel', null],
      ]);
      await press(page, 'Back');
      await waitForStep(page, 'contact');
      expect(await tokens(['trf-first-name', 'trf-last-name', 'trf-email'])).toEqual([
        ['trf-first-name', 'given-name', null, 'false'],
        ['trf-last-name', 'family-name', null, 'false'],
        ['trf-email', 'email', 'email', 'false'],
      ]);
    });
  });
});

describe('the last step', () => {
  test('five countries first, a separator, then the others; the prefix follows the country until it is chosen', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await eventually(async () => expect(await page.title()).toBe('Step 5 of 5: One last thing | Farwend'));
      const country = field(page, 'trf-country-of-residence');
      await eventually(async () => expect(await country.inputValue()).toBe('US'));
      await page.waitForFunction(() => document.querySelectorAll('#trf-country-of-residence option').length > 100);
      expect(await country.locator('optgroup').first().locator('option').allTextContents()).toEqual([
        'United States', 'Australia', 'Canada', 'Singapore', 'United Kingdom',
      ]); // prettier-ignore
      expect(await country.locator('optgroup + hr + optgroup').count()).toBe(1);
      const rest = await country.locator('optgroup').last().locator('option').allTextContents();
      expect(rest).toEqual(rest.toSorted(new Intl.Collator('en-US').compare));
      const prefix = field(page, 'trf-phone-prefix');
      await country.selectOption('DK');
      await eventually(async () => expect(await prefix.inputValue()).toBe('DK'));
      await prefix.selectOption('SE');
      await country.selectOption('FR');
      await eventually(async () => expect(await prefix.inputValue()).toBe('SE'));
    });
  });

  test('a phone number in any form, or none; an impossible one is an error', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await page.getByText('Your travel specialist may call to understand your wishes. We never use it for marketing.').waitFor();
      await page.getByRole('group', { name: 'Phone number (optional)' }).waitFor();
      for (const wrong of ['12', 'call me', '+1 212 555']) {
        await field(page, 'trf-phone').fill(wrong);
        await sendButton(page).click();
        await page.getByRole('link', { name: 'Enter a phone number in the correct format, or leave it empty' }).waitFor();
        await eventually(async () => expect(await field(page, 'trf-phone').inputValue()).toBe(wrong));
        await field(page, 'trf-phone').fill('');
        await page.getByRole('group', { name: 'There is a problem' }).waitFor({ state: 'detached' });
      }
      await field(page, 'trf-phone').fill('(212) 555-0134');
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      await page.getByText('+1 (212) 555-0134').waitFor();
    });
  });

  test('a phone number in the digits of any script, with an extension, is shown as it is stored', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await field(page, 'trf-phone').fill('٢١٢ ٥٥٥ ٠١٣٤ x5');
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      await eventually(async () => expect(await page.getByText('+1 212 555 0134 ext. 5').count()).toBe(1));
    });
  });

  test('values that a password manager sets without an event are read before a step is judged', async () => {
    await onForm(async ({ page }) => {
      const answers = buildAnswers();
      await fillToContact(page, { ...answers, firstName: '', lastName: '', email: '' });
      const set = (values: Record<string, string>) =>
        page.evaluate((entries) => {
          for (const [id, value] of entries) {
            const control = document.getElementById(id);
            if (control) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
          }
        }, Object.entries(values));
      await set({ 'trf-first-name': answers.firstName, 'trf-last-name': answers.lastName, 'trf-email': answers.email });
      await continueTo(page, 'phone');
      await field(page, 'trf-country-of-residence').locator('option[value="GB"]').waitFor({ state: 'attached' });
      await set({ 'trf-country-of-residence': 'GB', 'trf-phone': '20 7946 0958' });
      const notice = page.getByText('You are offline. Your answers are saved on this device.');
      for (const offline of [true, false]) {
        await page.context().setOffline(offline); // renders the form without an interaction
        await notice.waitFor({ state: offline ? 'visible' : 'hidden' });
      }
      await sendButton(page).click();
      await page.waitForURL(/thank-you/);
      await eventually(async () => expect(await page.getByText('+44 20 7946 0958').count()).toBe(1));
      await page.getByText(answers.email).first().waitFor();
    });
  });

  test('the newsletter is preselected only where no opt-in is required; a choice of the traveler is kept', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      const [country, box] = [field(page, 'trf-country-of-residence'), field(page, 'trf-newsletter')];
      await page.waitForFunction(() => document.querySelectorAll('#trf-country-of-residence option').length > 100);
      const ticked = {
        US: true, AU: true, SG: true, NZ: true,
        GB: false, CH: false, CA: false, NO: false, IS: false, LI: false, DE: false, FR: false, IT: false, PL: false, SE: false,
      }; // prettier-ignore
      for (const [code, isTicked] of Object.entries(ticked)) {
        await country.selectOption(code);
        await eventually(async () => expect({ code, isTicked: await box.isChecked() }).toEqual({ code, isTicked }));
      }
      await box.check();
      await country.selectOption('GB');
      expect(await box.isChecked()).toBe(true);
    });
  });
});

test('the stored country settings of an earlier visit are enough to leave the newsletter unticked', async () => {
  const { body } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
  const peru = body.items.find(({ countryCode }) => countryCode === 'PE');
  await api.call(contract.countrySettings.update, { as: 'admin', params: { id: peru?.id ?? '' }, body: { newsletterConsent: 'OPT_IN' } });
  await onForm(async ({ page, open }) => {
    await field(page, 'trf-destination-locations').focus();
    await page.waitForFunction(() => (localStorage.getItem('farwend.locations') ?? '').includes('OPT_IN'));
    await page.route('**/v3/country_settings**', (route) => route.abort());
    await open('/trip-request/');
    await fillToLastStep(page, buildAnswers());
    await field(page, 'trf-country-of-residence').selectOption('PE');
    await eventually(async () => expect(await field(page, 'trf-newsletter').isChecked()).toBe(false));
  });
});

describe('the last completed step', () => {
  const last = (page: Page) =>
    page.evaluate<number>(() => JSON.parse(localStorage.getItem('farwend.tripRequest') ?? '{}').value?.context.lastCompletedStep);
  const becomes = (page: Page, index: number) =>
    page.waitForFunction(
      (wanted) => JSON.parse(localStorage.getItem('farwend.tripRequest') ?? '{}').value?.context.lastCompletedStep === wanted,
      index,
    );
  const to = async (page: Page, step: string) => {
    await page.evaluate((query) => {
      window.history.pushState(null, '', query);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `?step=${step}`);
    await waitForStep(page, step);
  };
  /** Waits until contact is stored as completed; the email check may end later. */
  const isPastContact = (page: Page) =>
    page.waitForFunction(() => JSON.parse(localStorage.getItem('farwend.tripRequest') ?? '{}').value?.context.lastCompletedStep >= 3);

  test('follows the table: at the start, by Continue, and back when an answer changes', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      await fill.details(page, given);
      await becomes(page, -1);
      for (const [step, index] of [
        ['style', 0],
        ['budget', 1],
        ['contact', 2],
      ] as const) {
        await continueTo(page, step);
        await becomes(page, index);
        if (step === 'style') await fill.style(page, given);
        if (step === 'budget') await fill.budget(page, given);
        if (step === 'contact') await fill.contact(page, given);
      }
      await continueTo(page, 'phone');
      await isPastContact(page);
      const changes: [string, number, () => Promise<unknown>][] = [
        ['budget', 1, () => field(page, 'trf-budget-includes-flights').check()],
        ['style', 0, () => field(page, 'trf-trip-description').fill('Something else.')],
        ['details', -1, () => field(page, 'trf-total-nights').fill('14')],
      ];
      for (const [step, index, change] of changes) {
        await to(page, step);
        await change();
        await becomes(page, index);
        expect(await last(page)).toBe(index);
      }
    });
  });

  test('entering the same value changes nothing; going back and Continue repeats the completed steps', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await isPastContact(page);
      await to(page, 'details');
      await field(page, 'trf-total-nights').fill('12');
      await field(page, 'trf-number-of-adults').selectOption('2');
      await field(page, 'trf-traveling-with-children-no').check();
      await to(page, 'phone');
      await becomes(page, 4);
      expect(await last(page)).toBe(4);
      await to(page, 'details');
      await continueTo(page, 'style');
      await becomes(page, 0);
      await continueTo(page, 'budget');
    });
  });

  test('only the answers are stored, for thirty days, with their versions; never transient flags', async () => {
    await onForm(async ({ page }) => {
      const before = Date.now();
      await fillToContact(page, buildAnswers());
      await waitUntilStored(page, '@example.org');
      const entry = await page.evaluate(() => JSON.parse(localStorage.getItem('farwend.tripRequest') ?? '{}'));
      expect(Object.keys(entry.value).toSorted()).toEqual(['context', 'formId', 'formVersion', 'machineValue', 'savedAt', 'schemaVersion']);
      expect(Object.keys(entry.value.context).toSorted()).toEqual(['form', 'lastCompletedStep', 'lastTouched', 'trackedEvents']);
      expect(entry.value).toMatchObject({ formVersion: 'trf6d', machineValue: 'contact', schemaVersion: 1 });
      expect(JSON.stringify(entry)).not.toMatch(/isSaving|isSubmitted|"error"|showConfirmationModal|captcha|token/i);
      const lifetime = entry.expiresAt - before;
      expect(Math.round(lifetime / 86_400_000)).toBe(30);
    });
  });
});

test('on a phone: one column, touch targets large enough, and the Continue bar never covers the focus', async () => {
  await onForm(
    async ({ page }) => {
      const given = buildAnswers();
      const look = async (step: string) => {
        const small = await page.evaluate(tooSmall);
        expect({ step, small }).toEqual({ step, small: [] });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect({ step, hidden: await hiddenInFocus(page) }).toEqual({ step, hidden: [] });
      };
      await look('details');
      await fill.details(page, given);
      await continueTo(page, 'style');
      await look('style');
      await fill.style(page, given);
      await continueTo(page, 'budget');
      await look('budget');
      await fill.budget(page, given);
      await continueTo(page, 'contact');
      await look('contact');
      await fill.contact(page, given);
      await continueTo(page, 'phone');
      await look('phone');
    },
    { screen: screens.phone },
  );
});

/** Runs in the page: controls less than 44 px high, counting checkboxes with their label; links within text are exempt. */
function tooSmall(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(button, select, input:not([type=hidden]), textarea)')];
  return all
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const label = one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) ? one.labels?.[0]?.parentElement : null;
      const height = Math.max(one.getBoundingClientRect().height, label?.getBoundingClientRect().height ?? 0);
      return height < 44;
    })
    .map((one) => `${one.id || one.textContent} ${Math.round(one.getBoundingClientRect().height)}`);
}

/** Tabs through the page and returns the controls that the bar covers while they have focus. */
async function hiddenInFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.locator('h1').focus();
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const [now, bar] = [document.activeElement, document.querySelector('form button[type=submit]')?.parentElement];
      if (!now || !bar || !now.closest('form') || bar.contains(now)) return bar?.contains(now) ? 'end' : '';
      const [one, other] = [now.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isUnder = one.top >= other.top && one.bottom <= other.bottom;
      return isUnder || one.bottom < 0 || one.top > window.innerHeight ? `hidden ${now.id || now.textContent}` : '';
    });
    if (found === 'end') break;
    if (found) hidden.push(found);
  }
  return hidden;
}
