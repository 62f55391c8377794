import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { axeExceptions } from './axeExceptions.data.ts';

/** Rules that only make sense for a whole page. */
const wholePageRules = [
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'bypass',
  'document-title',
  'html-has-lang',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'skip-link',
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const all = { runOnly: { type: 'tag', values: tags }, rules: Object.fromEntries(wholePageRules.map((id) => [id, { enabled: false }])) };
/** Rules that a change of colours can violate. */
const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** Rules that another width can violate although the same elements are visible. */
const layout = { runOnly: { type: 'rule', values: [...colours.runOnly.values, 'target-size', 'scrollable-region-focusable'] } };

const library = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Pages into which axe has been loaded. */
const loaded = new WeakSet<Page>();

/** Visible elements of a page when all rules were last run. */
const visibleBefore = new WeakMap<Page, string>();

/** The part of axe's API used here. */
interface Axe {
  run(context: { include: Element[]; exclude: Element[] }, options: object): Promise<Record<'violations' | 'incomplete', AxeResult[]>>;
}
interface AxeResult {
  id: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary?: string; any: Check[]; all: Check[]; none: Check[] }[];
}
interface Check {
  id: string;
  data?: { messageKey?: string } | null;
}

/** Runs all rules on the shown story. Resolves to the violations, and to undecided results that are not listed as exceptions. */
export async function checkStory(page: Page): Promise<string[]> {
  await settle(page);
  visibleBefore.set(page, await visibleElements(page));
  return run(page, all);
}

/** After a change of the window's width: all rules if other elements are visible now, otherwise those that depend on the layout. */
export async function checkOtherWidth(page: Page): Promise<string[]> {
  await settle(page);
  return run(page, (await visibleElements(page)) === visibleBefore.get(page) ? layout : all);
}

/** After a change of colours: the rules that depend on them. */
export async function checkColours(page: Page): Promise<string[]> {
  return run(page, colours);
}

/** Resolves once responsive changes are complete, such as a menu that closes in a wider window: two frames without a DOM mutation. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let changed = true;
    const observer = new MutationObserver(() => (changed = true));
    observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
    for (let frames = 0; changed && frames < 300; frames += 1) {
      changed = false;
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    observer.disconnect();
  });
}

/** Tag names of the visible elements, and a dash for every hidden one. */
function visibleElements(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => (element.checkVisibility({ visibilityProperty: true }) ? element.tagName : '-'))
      .join(),
  );
}

async function run(page: Page, options: object): Promise<string[]> {
  if (!loaded.has(page)) await load(page);
  const problems = await page.evaluate(
    async ({ runOptions, exceptions }) => {
      const { axe } = window as unknown as { axe: Axe };
      // A texture behind text keeps axe from determining the background colour, so textures are hidden.
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = '[data-texture] { display: none !important }';
      const { violations, incomplete } = await axe.run(
        { include: [document.body], exclude: [] },
        { ...runOptions, resultTypes: ['violations', 'incomplete'], elementRef: false, iframes: false },
      );
      style.remove();
      const violated = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `axe ${id}: ${help}: ${html.slice(0, 160)} ${failureSummary}`),
      );
      const undecided = incomplete.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target, html, any, all: every, none }) => {
          const why = [...any, ...every, ...none].map((check) => check.data?.messageKey ?? check.id).join();
          const element = document.querySelector(target.join(' '));
          return exceptions.some((one) => one.rule === id && one.why === why && element?.closest(one.within))
            ? []
            : [`axe cannot decide ${id} (${why}): ${html.slice(0, 160)}`];
        }),
      );
      return [...violated, ...undecided];
    },
    { runOptions: options, exceptions: axeExceptions.map(({ rule, why, within }) => ({ rule, why, within })) },
  );
  return problems.map((problem) => problem.replaceAll(/\s+/g, ' '));
}

async function load(page: Page): Promise<void> {
  loaded.add(page);
  await page.addScriptTag({ path: library });
  // axe reads -webkit-text-fill-color, which Chromium resolves to the author's colour even when forced colours apply
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function valueOf(name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}
