import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { PASSWORD } from './api.ts';
import { screens, type Visitor } from './browser.ts';
import { answers, departure, field, fill, goOn } from './tripForm.ts';
import type { Deed } from './tour.ts';
import { workshopPages } from './workshopPages.ts';

const SITE = 'http://localhost:8080';
const WORKSHOP = 'http://localhost:6006/?path=';

/** Does what the tour says, one deed after the other, in one browser. Pages of the workshop are only looked up, in their sources. */
export function tourWalker({ page, open }: Pick<Visitor, 'page' | 'open'>) {
  let workshopText: string | undefined;
  return async (deed: Deed): Promise<void> => {
    if (deed.does === 'Open') {
      workshopText = deed.address.startsWith(WORKSHOP) ? textOf(deed.address.slice(WORKSHOP.length)) : undefined;
      const path = deed.address.replace(SITE, '');
      if (workshopText !== undefined) return;
      if (path.startsWith('/docs/')) await page.goto(path);
      else await open(path);
    } else if (deed.does === 'Read') {
      for (const words of deed.words) await (workshopText === undefined ? read(page, words) : readIn(workshopText, words));
    } else if (deed.does === 'Press') {
      const { name } = deed;
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    } else if (deed.does === 'Sign in') {
      await signIn(page, deed.email);
    } else await answer(page);
  };
}

/** Takes the picture of a stop for docs/tour.md: as the page is first seen there, or on a phone when its name says so. */
export async function takeTourPicture(page: Page, picture: string): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize(picture.endsWith('-phone.jpg') ? screens.phone.viewport : { width: 1200, height: 800 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/${picture}`, import.meta.url)), type: 'jpeg', quality: 80 });
  if (desk) await page.setViewportSize(desk);
}

/** Waits until the words are on the page, whatever the case of their letters; looks seldom, for the page of the calls is long. */
async function read(page: Page, words: string): Promise<void> {
  const isThere = (wanted: string) => document.body.innerText.replaceAll(/\s+/g, ' ').toLowerCase().includes(wanted);
  await page.waitForFunction(isThere, words.toLowerCase(), { polling: 200 });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('#login-username').fill(email);
  await page.locator('#login-password').fill(PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(/\/my-trips\//);
}

function readIn(text: string, words: string): void {
  if (!text.includes(words)) throw new Error(`“${words}” is not on that page of the workshop.`);
}

function textOf(path: string): string {
  const text = workshopPages().get(path);
  if (text === undefined) throw new Error(`The workshop has no page ${path}.`);
  return text;
}

/** The form from its first step to its last, where an itinerary has answered where and how long. */
async function answer(page: Page): Promise<void> {
  const given = answers({ email: 'rowan.ashby@example.com' });
  await field(page, 'trf-departure-date').fill(departure());
  await field(page, 'trf-number-of-adults').selectOption(given.adults);
  await field(page, 'trf-traveling-with-children-no').click();
  await goOn(page, 'style');
  await field(page, 'trf-trip-description').fill(given.description);
  await goOn(page, 'budget');
  await fill.budget(page, given);
  await goOn(page, 'contact');
  await fill.contact(page, given);
  await goOn(page, 'phone');
}
