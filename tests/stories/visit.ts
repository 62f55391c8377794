import type { Page } from 'playwright-core';
import { modes } from '../../stories/.storybook/modes.ts';
import { readAnnotations, showStory } from '../../stories/frame.ts';
import { checkColours, checkOtherWidth, checkStory } from './checks/axe.ts';
import { movement } from './checks/movement.ts';
import { overflow } from './checks/overflow.ts';
import { targets } from './checks/targets.ts';

const phone = { width: 320, height: 720 };
const desktop = { width: 1280, height: 900 };

/** Console errors and exceptions of each page since its story was shown. */
const consoleErrors = new WeakMap<Page, string[]>();

/** Checks a story in the viewport it requests, a desktop by default, and on a phone or a desktop as well. Resolves to the problems found. */
export async function visit(page: Page, id: string): Promise<string[]> {
  const first = (await readAnnotations(page, id)).viewport;
  const second = first.width === phone.width ? desktop : phone;
  recordConsole(page);
  await page.setViewportSize(first);
  const problems = await showStory(page, id);
  problems.push(...(await movement(page)), ...(await checkStory(page)), ...(await checkModes(page)));
  if (second === desktop) problems.push(...(await checkPhoneLayout(page)));

  await page.setViewportSize(second);
  problems.push(...(await checkOtherWidth(page)), ...(await checkModes(page)));
  if (second === phone) problems.push(...(await checkPhoneLayout(page)));
  return [...new Set([...problems, ...(consoleErrors.get(page) ?? [])])];
}

async function checkPhoneLayout(page: Page): Promise<string[]> {
  return [...(await overflow(page)), ...(await targets(page))];
}

/** Colours in forced-colours mode and in every other mode of the tokens. */
async function checkModes(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const problem of await checkColours(page)) problems.push(`forced colours: ${problem}`);
  await page.emulateMedia({ forcedColors: 'none' });

  const initial = await page.evaluate(() => document.documentElement.dataset['mode'] ?? 'light');
  for (const mode of Object.keys(modes).filter((name) => name !== initial)) {
    await setMode(page, mode);
    for (const problem of await checkColours(page)) problems.push(`${mode}: ${problem}`);
  }
  await setMode(page, initial);
  return problems;
}

/** Switches the mode and completes all colour transitions. */
function setMode(page: Page, mode: string): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['mode'] = name;
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }, mode);
}

function recordConsole(page: Page): void {
  if (!consoleErrors.has(page)) {
    page.on('console', (message) => void (message.type() === 'error' && consoleErrors.get(page)?.push(`console: ${message.text()}`)));
    page.on('pageerror', (error) => void consoleErrors.get(page)?.push(`error: ${error.message}`));
  }
  consoleErrors.set(page, []);
}
