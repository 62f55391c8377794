import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, signInAs } from '../builders/browser.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const numbers = ['tel:+18005550142', 'tel:+12125550117'];
const bar = '[data-fragment="navigation"] header';
const paths = ['/', '/articles/ten-quiet-islands/', '/trip-request/'];

/** What the keyboard reaches next and the reader can see: the URL of a link, the name of a button. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    const { left, top, right, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
    const isInView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
    return isInView ? (focused?.getAttribute('href') ?? focused?.textContent?.trim() ?? '') : '';
  });

/** Presses Tab until the wanted stop, or to the end of the header or dialog; returns the stops. */
async function tabAlong(page: Page, wanted?: RegExp): Promise<string[]> {
  const stops: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => !document.activeElement?.closest('[data-fragment="navigation"], [role="dialog"]'))) break;
    stops.push(await describeFocus(page));
    if (wanted?.test(stops.at(-1) ?? '')) break;
  }
  return stops;
}

const sidewaysScroll = (page: Page) => page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/* On both sides of each width at which the bar changes. */
describe.each([320, 600, 899, 900, 1279, 1280])('at %i pixels', (width) => {
  test.each(paths)('both numbers of %s are one press away at most, by keyboard', async (path) => {
    const { page, open, messages, close } = await newVisitor(browser, server, { viewport: { width, height: 700 } });
    await open(path);
    if (path !== '/trip-request/') {
      await page.keyboard.press('Shift'); // the bar with menus hydrates on the first interaction
      await page.locator('[data-fragment="navigation"][data-island]').waitFor({ state: 'attached' });
    }
    const stops = await tabAlong(page);
    if (!numbers.every((number) => stops.includes(number))) {
      await open(path);
      const opener = /^(?:Call us|Menu)$/;
      expect((await tabAlong(page, opener)).at(-1)).toMatch(opener);
      await page.keyboard.press('Enter');
      await page.locator(`a[href="${numbers[0]}"]:visible`).first().waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('[popovertarget], [role="dialog"] *'));
      expect(await tabAlong(page)).toEqual(expect.arrayContaining(numbers));
    }
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator(bar).evaluate((header) => header.getBoundingClientRect().height)).toBe(68);
    expect(messages).toEqual([]);
    await close();
  });
});

test.each([320, 900])('without JavaScript both numbers can be seen at %i pixels, on every page', async (width) => {
  const { page, open, close } = await newVisitor(browser, server, { viewport: { width, height: 700 }, javaScriptEnabled: false });
  for (const path of paths) {
    await open(path);
    const opener = page.locator(bar).getByRole('button', { name: 'Call us' });
    if (await opener.isVisible()) await opener.click();
    for (const number of numbers) expect(await page.locator(`${bar} a[href="${number}"]`).isVisible()).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await close();
});

test.each([900, 1280])('at %i pixels the bar stays one row for travelers who are signed in', async (width) => {
  const { page, open, close } = await newVisitor(browser, server, { viewport: { width, height: 700 } });
  await signInAs(page, people.dana);
  await open('/contact/');
  await page.locator(bar).getByRole('link', { name: 'My Trips' }).waitFor();
  expect(await page.locator(bar).evaluate((header) => header.getBoundingClientRect().height)).toBe(68);
  await close();
});

test('the panel of numbers leads to the contact page and closes', async () => {
  const { page, open, close } = await newVisitor(browser, server, { viewport: { width: 1024, height: 700 } });
  await open('/about-us/');
  const write = page.locator(bar).getByRole('link', { name: 'Write to us' });
  await page.getByRole('button', { name: 'Call us' }).click();
  await write.click();
  await page.waitForURL('**/contact/');
  await write.waitFor({ state: 'hidden' });
  expect(await page.locator(':popover-open').count()).toBe(0);
  await close();
});

test.each([320, 360, 390])('every target in the bar is at least 44 pixels wide and high at %i pixels', async (width) => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.phone, viewport: { width, height: 700 } });
  for (const path of paths) {
    await open(path);
    const small = await page.locator(`${bar} :is(a, button):visible`).evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width: across, height } = target.getBoundingClientRect();
        return across >= 44 && height >= 44 ? [] : [`${target.textContent} ${across}x${height}`];
      }),
    );
    expect({ path, small }).toEqual({ path, small: [] });
  }
  await close();
});
