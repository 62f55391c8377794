import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
const box = (page: Page) => page.getByRole('banner').getByRole('combobox');

/** Opens a page and its search, once the header is hydrated. */
async function openSearch({ page, open }: Visitor, path = '/about-us/') {
  await open(path);
  await page.keyboard.press('Shift'); // the bar hydrates on the first interaction
  await page.locator('[data-fragment="navigation"][data-island]').waitFor({ state: 'attached' });
  await searchLink(page).click();
  await box(page).waitFor();
}

const isFocused = (page: Page) =>
  eventually(async () => expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true));

test('without JavaScript Search is a link to its page', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  await open('/about-us/');
  await searchLink(page).click();
  await page.waitForURL('**/search/');
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(1);
  await close();
});

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('at $width × $height', (viewport) => {
  test('the field opens in place, focused, with eight suggestions in view and none of them clipped', async () => {
    const visitor = await newVisitor(browser, server, { viewport });
    const { page, layoutShifts, messages, close } = visitor;
    await openSearch(visitor);
    await isFocused(page);
    expect(new URL(page.url()).pathname).toBe('/about-us/');
    await page.keyboard.type('ma');
    const options = page.getByRole('banner').getByRole('option');
    await eventually(async () => expect(await options.count()).toBe(8));
    for (const option of await options.all()) {
      const isWhole = await option.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isHit = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
        return bottom <= innerHeight && isHit((left + right) / 2, top + 2) && isHit((left + right) / 2, bottom - 2);
      });
      expect([await option.innerText(), isWhole]).toEqual([await option.innerText(), true]);
    }
    const moved = (await layoutShifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(moved).toBeLessThan(0.001); // only the bar, when its font arrives
    expect(messages).toEqual([]);
    await close();
  });
});

test('Enter without a choice searches, a choice leads to its page, and both close the field', async () => {
  const visitor = await newVisitor(browser, server);
  const { page, close } = visitor;
  await openSearch(visitor);
  await isFocused(page);
  await page.keyboard.type('kenya september');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\/\?q=kenya%20september$/);
  await box(page).waitFor({ state: 'detached' });
  await searchLink(page).click();
  await isFocused(page);
  await page.keyboard.type('acacia q');
  await page
    .getByRole('banner')
    .getByRole('option', { name: /Acacia Quill.*Travel company/ })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/travel-company/acacia-quill/');
  await eventually(async () => expect(await box(page).count()).toBe(0));
  await close();
});

test('Escape closes the suggestions, then the field, and returns the focus; leaving and pressing elsewhere close it too', async () => {
  const visitor = await newVisitor(browser, server);
  const { page, close } = visitor;
  await openSearch(visitor);
  await isFocused(page);
  await page.keyboard.type('ken');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await page.getByRole('option').count()).toBe(0));
  expect(await box(page).inputValue()).toBe('ken');
  await page.keyboard.press('Escape');
  await box(page).waitFor({ state: 'detached' });
  expect(await searchLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await searchLink(page).getAttribute('aria-expanded')).toBeNull();
  await searchLink(page).press('Enter');
  await isFocused(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await box(page).waitFor({ state: 'detached' });
  await searchLink(page).click();
  await isFocused(page);
  await page.getByRole('heading', { level: 1 }).click();
  await box(page).waitFor({ state: 'detached' });
  await close();
});

test('its script is loaded for those who search only', async () => {
  const visitor = await newVisitor(browser, server);
  const { page, open, close } = visitor;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open('/');
  await page.keyboard.press('Shift');
  await page.locator('[data-fragment="navigation"][data-island]').waitFor({ state: 'attached' });
  expect(scripts.filter((url) => url.includes('SearchPanel'))).toEqual([]);
  await searchLink(page).click();
  await box(page).waitFor();
  expect(scripts.some((url) => url.includes('SearchPanel'))).toBe(true);
  await close();
});

test('the form has no search beside it', async () => {
  const { page, open, close } = await newVisitor(browser, server);
  await open('/trip-request/');
  expect(await searchLink(page).count()).toBe(0);
  await close();
});
