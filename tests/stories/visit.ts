import type { Page } from 'playwright-core';
import { modes } from '../../stories/.storybook/modes.ts';
import { annotated, showStory } from '../../stories/frame.ts';
import { axeAsItStands, axeInOtherWidth, axeOfColours } from './checks/axe.ts';
import { movement } from './checks/movement.ts';
import { overflow } from './checks/overflow.ts';
import { targets } from './checks/targets.ts';

const phone = { width: 320, height: 720 };
const desktop = { width: 1280, height: 900 };

/** What each page said on its console since the story began. */
const said = new WeakMap<Page, string[]>();

/** Looks at a story in the window it asks for, else on a desktop, and on a phone or desktop as well; resolves to what does not hold, a line each. */
export async function visit(page: Page, id: string): Promise<string[]> {
  const first = (await annotated(page, id)).window;
  const second = first.width === phone.width ? desktop : phone;
  listen(page);
  await page.setViewportSize(first);
  const problems = await showStory(page, id);
  problems.push(...(await movement(page)), ...(await axeAsItStands(page)), ...(await inOtherModes(page)));
  if (second === desktop) problems.push(...(await onPhone(page)));

  await page.setViewportSize(second);
  problems.push(...(await axeInOtherWidth(page)), ...(await inOtherModes(page)));
  if (second === phone) problems.push(...(await onPhone(page)));
  return [...new Set([...problems, ...(said.get(page) ?? [])])];
}

async function onPhone(page: Page): Promise<string[]> {
  return [...(await overflow(page)), ...(await targets(page))];
}

/** The colours that the system forces, and those of every mode. */
async function inOtherModes(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const line of await axeOfColours(page)) problems.push(`forced colours: ${line}`);
  await page.emulateMedia({ forcedColors: 'none' });

  const before = await page.evaluate(() => document.documentElement.dataset['mode'] ?? 'light');
  for (const mode of Object.keys(modes).filter((name) => name !== before)) {
    await showMode(page, mode);
    for (const line of await axeOfColours(page)) problems.push(`${mode}: ${line}`);
  }
  await showMode(page, before);
  return problems;
}

/** Switches the mode and lets no fade stand between. */
function showMode(page: Page, mode: string): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['mode'] = name;
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }, mode);
}

function listen(page: Page): void {
  if (!said.has(page)) {
    page.on('console', (message) => void (message.type() === 'error' && said.get(page)?.push(`console: ${message.text()}`)));
    page.on('pageerror', (error) => void said.get(page)?.push(`error: ${error.message}`));
  }
  said.set(page, []);
}
