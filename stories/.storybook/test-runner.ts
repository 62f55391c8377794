import { getStoryContext, waitForPageReady } from '@storybook/test-runner';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { movement } from './checks/movement.ts';
import { overflow } from './checks/overflow.ts';
import { pageAxe } from './checks/pageAxe.ts';
import { targets } from './checks/targets.ts';
import { modes, viewports } from './modes.ts';

const phone = { width: 320, height: 720 };
const desktop = { width: 1280, height: 900 };

/** What each page said on its console since the story began. */
const said = new WeakMap<Page, string[]>();

/** Each story is looked at in the window it asks for, else on a desktop; what must hold for every story is asked of it there and on a phone. */
export default {
  /** The addon's own axe is left out: what is asked below is more. */
  async prepare({ page }) {
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env['TARGET_URL']).href, { waitUntil: 'load' });
  },
  async preVisit(page, context) {
    const story = await getStoryContext(page, context);
    const asked = Object.entries(viewports).find(([name]) => name === story.storyGlobals?.['viewport']?.value)?.[1];
    const { width, height } = asked?.styles ?? viewports.desktop.styles;
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
    listen(page);
  },
  async postVisit(page, { id }) {
    await waitForPageReady(page);
    const first = page.viewportSize()?.width === phone.width ? phone : desktop;
    const second = first === phone ? desktop : phone;
    const modesAtFirst = sum(id) % 2 === 0;
    const problems = [...(await movement(page)), ...(await pageAxe(page, 'all')), ...(modesAtFirst ? await inOtherModes(page) : [])];
    if (first === phone) problems.push(...(await onPhone(page)));

    await page.setViewportSize(second);
    problems.push(...(await pageAxe(page, 'all')), ...(modesAtFirst ? [] : await inOtherModes(page)));
    if (second === phone) problems.push(...(await onPhone(page)));

    problems.push(...(said.get(page) ?? []));
    if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  },
} satisfies TestRunnerConfig;

/** A number that is the same in every run, to share out the widths. */
function sum(text: string): number {
  return [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0);
}

async function onPhone(page: Page): Promise<string[]> {
  return [...(await overflow(page)), ...(await targets(page))];
}

/** The colours that the system forces, and those of every mode. */
async function inOtherModes(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const line of await pageAxe(page, 'colours')) problems.push(`forced colours: ${line}`);
  await page.emulateMedia({ forcedColors: 'none' });

  const before = await page.evaluate(() => document.documentElement.dataset['mode'] ?? 'light');
  for (const mode of Object.keys(modes).filter((name) => name !== before)) {
    await showMode(page, mode);
    for (const line of await pageAxe(page, 'colours')) problems.push(`${mode}: ${line}`);
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
