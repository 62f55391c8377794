import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { PASSWORD } from './api.ts';
import { screens, type Visitor } from './browser.ts';
import { buildAnswers, departureDay, field, fill, continueTo } from './tripForm.ts';
import type { TourStep } from './tour.ts';
import { storybookPages } from './storybookPages.ts';

const SITE = 'http://localhost:8080';
const STORYBOOK = 'http://localhost:6006/?path=';

/** Returns a function that runs the steps of the tour in one browser. Pages of Storybook are only looked up in their sources. */
export function createTourRunner({ page, open }: Pick<Visitor, 'page' | 'open'>) {
  let storybookText: string | undefined;
  return async (step: TourStep): Promise<void> => {
    if (step.does === 'Open') {
      storybookText = step.address.startsWith(STORYBOOK) ? findStorybookText(step.address.slice(STORYBOOK.length)) : undefined;
      const path = step.address.replace(SITE, '');
      if (storybookText !== undefined) return;
      if (path.startsWith('/docs/')) await page.goto(path);
      else await open(path);
    } else if (step.does === 'Read') {
      for (const words of step.words) await (storybookText === undefined ? waitForText(page, words) : expectText(storybookText, words));
    } else if (step.does === 'Press') {
      const { name } = step;
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    } else if (step.does === 'Sign in') {
      await signIn(page, step.email);
    } else await fillForm(page);
  };
}

/** Takes the screenshot of a stop for docs/tour.md, at phone width if its name says so. */
export async function takeTourPicture(page: Page, picture: string): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize(picture.endsWith('-phone.jpg') ? screens.phone.viewport : { width: 1200, height: 800 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/${picture}`, import.meta.url)), type: 'jpeg', quality: 80 });
  if (desk) await page.setViewportSize(desk);
}

/** Waits until the text is on the page, ignoring case; polls slowly, because /docs is long. */
async function waitForText(page: Page, words: string): Promise<void> {
  const isThere = (wanted: string) => document.body.innerText.replaceAll(/\s+/g, ' ').toLowerCase().includes(wanted);
  await page.waitForFunction(isThere, words.toLowerCase(), { polling: 200 });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('#login-username').fill(email);
  await page.locator('#login-password').fill(PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login/'));
}

function expectText(text: string, words: string): void {
  if (!text.includes(words)) throw new Error(`“${words}” is not on that page of the workshop.`);
}

function findStorybookText(path: string): string {
  const text = storybookPages().get(path);
  if (text === undefined) throw new Error(`The workshop has no page ${path}.`);
  return text;
}

/** Fills the form from its first step to its last; place and length come from the itinerary. */
async function fillForm(page: Page): Promise<void> {
  const given = buildAnswers({ email: 'rowan.ashby@example.com' });
  await field(page, 'trf-departure-date').fill(departureDay());
  await field(page, 'trf-number-of-adults').selectOption(given.adults);
  await field(page, 'trf-traveling-with-children-no').click();
  await continueTo(page, 'style');
  await field(page, 'trf-trip-description').fill(given.description);
  await continueTo(page, 'budget');
  await fill.budget(page, given);
  await continueTo(page, 'contact');
  await fill.contact(page, given);
  await continueTo(page, 'phone');
}
