import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { newEmail } from './tripRequest.ts';

/** The input of the form with this id. */
export function field(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

/** The answers in the form. */
export interface Answers {
  destination: string;
  nights: string;
  adults: string;
  tripType: string;
  description: string;
  budget: string;
  flexibility: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Answers of a new traveler. */
export function buildAnswers(overrides: Partial<Answers> = {}): Answers {
  return {
    destination: 'Kenya',
    nights: '12',
    adults: '2',
    tripType: 'SAFARI',
    description: 'Two weeks of long walks, and one of doing nothing.',
    budget: '8000',
    flexibility: '0.2',
    firstName: 'Rowan',
    lastName: 'Ashby',
    email: newEmail(),
    ...overrides,
  };
}

/** Two taps in one place within this time are a double tap, whose second half the form drops on a new step. */
const DOUBLE_TAP_MS = 500;

/** How a control is pressed: by mouse or by touch. */
export type PressAction = (target: Locator) => Promise<void>;
const click: PressAction = (target) => target.click();
export const tap: PressAction = async (target) => {
  await wait(DOUBLE_TAP_MS);
  await target.tap();
};

/** Fills the steps of the form, each up to its Continue. */
export const fill = {
  async details(page: Page, { destination, nights, adults }: Answers, press: PressAction = click): Promise<void> {
    const place = field(page, 'trf-destination-locations');
    await press(place);
    await place.fill(destination);
    await press(page.getByRole('option', { name: destination }).first());
    await field(page, 'trf-departure-date').fill(departureDay());
    await field(page, 'trf-total-nights').fill(nights);
    await field(page, 'trf-number-of-adults').selectOption(adults);
    await choose(page, 'trf-traveling-with-children-no', press);
  },
  async style(page: Page, { tripType, description }: Answers, press: PressAction = click): Promise<void> {
    await choose(page, `trf-trip-type-${tripType}`, press);
    await field(page, 'trf-trip-description').fill(description);
  },
  async budget(page: Page, { budget, flexibility }: Answers, press: PressAction = click): Promise<void> {
    await field(page, 'trf-budget-per-person-usd').selectOption(budget);
    await choose(page, `trf-budget-flexibility-${flexibility}`, press);
  },
  async contact(page: Page, { firstName, lastName, email }: Answers): Promise<void> {
    await field(page, 'trf-first-name').fill(firstName);
    await field(page, 'trf-last-name').fill(lastName);
    const address = field(page, 'trf-email');
    if (await address.isEditable()) await address.fill(email); // filled in and read-only when signed in
  },
};

/** Presses Continue and waits for the question of the next step. */
export async function continueTo(page: Page, step: string, press: PressAction = click): Promise<void> {
  await press(page.getByRole('button', { name: 'Continue', exact: true }));
  await waitForStep(page, step);
}

/** Waits until the URL names the step, its question has the focus, and its fields are present. */
export async function waitForStep(page: Page, step: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('step') === step);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  const first = firstFields[step];
  if (first) await field(page, first).waitFor();
}

const firstFields: Record<string, string> = {
  details: 'trf-destination-locations',
  style: 'trf-trip-description',
  budget: 'trf-budget-per-person-usd',
  contact: 'trf-first-name',
  phone: 'trf-country-of-residence',
};

/** Fills the empty form up to and including contact. */
export async function fillToContact(page: Page, given: Answers, press: PressAction = click): Promise<void> {
  await fill.details(page, given, press);
  await continueTo(page, 'style', press);
  await fill.style(page, given, press);
  await continueTo(page, 'budget', press);
  await fill.budget(page, given, press);
  await continueTo(page, 'contact', press);
  await fill.contact(page, given);
}

/** Fills the empty form up to the last step. */
export async function fillToLastStep(page: Page, given: Answers, press: PressAction = click): Promise<void> {
  await fillToContact(page, given, press);
  await continueTo(page, 'phone', press);
}

/** The button of the last step. */
export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Send my trip request' });
}

/** A day some months ahead, like 5 Mar 2027. */
export function departureDay(): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.now() + 150 * 86_400_000,
  );
}

/** Chooses a radio button or checkbox; its input covers its visible label. */
async function choose(page: Page, id: string, press: PressAction): Promise<void> {
  await press(field(page, id));
  await page.waitForFunction((wanted) => {
    const input = document.getElementById(wanted);
    return input instanceof HTMLInputElement && input.checked;
  }, id);
}
