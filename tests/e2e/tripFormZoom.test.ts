import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { press, startFormVisits } from '../builders/formVisits.ts';
import { eventually } from '../builders/eventually.ts';
import { buildAnswers, continueTo, fill } from '../builders/tripForm.ts';

const { onForm } = await startFormVisits();

/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 } };

/** Id or text of the focused element, and whether all of it can be seen. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    const { top = 0, bottom = 0, left = 0, width = 0 } = activeElement?.getBoundingClientRect() ?? {};
    const isShown = [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
      const found = document.elementFromPoint(left + width / 2, y);
      return found !== null && (activeElement?.parentElement?.contains(found) ?? false);
    });
    return { name: activeElement?.id || activeElement?.textContent?.trim(), isShown };
  });
}

test('at 400 %, the names of completed steps can be seen while the keyboard is on them', async () => {
  await onForm(
    async ({ page }) => {
      const given = buildAnswers();
      await fill.details(page, given);
      await continueTo(page, 'style');
      await fill.style(page, given);
      await continueTo(page, 'budget');
      await page.locator('h1').focus();
      await page.keyboard.press('Shift+Tab');
      for (const name of ['Style completed', 'Where and when completed']) {
        await page.keyboard.press('Shift+Tab');
        await eventually(async () => expect(await readFocus(page)).toEqual({ name, isShown: true }));
      }
    },
    { screen: zoomed },
  );
});

test('at 400 %, the links of the error summary lead to fields that can be seen', async () => {
  await onForm(
    async ({ page }) => {
      await press(page, 'Continue');
      const links = page.getByRole('group', { name: 'There is a problem' }).getByRole('link');
      await eventually(async () => expect(await links.count()).toBe(5));
      for (const link of await links.all()) {
        const target = (await link.getAttribute('href'))?.slice(1) ?? '';
        await link.click();
        await eventually(async () =>
          expect(await readFocus(page)).toEqual({ name: expect.stringMatching(new RegExp(`^${target}`)), isShown: true }),
        );
      }
    },
    { screen: zoomed },
  );
});
