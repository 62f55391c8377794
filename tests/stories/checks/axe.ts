import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { undecided } from './undecided.data.ts';

/** What may be asked of a part of a page; the others ask for a whole page around it. */
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
/** What a change of colours alone can break. */
const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** What another width can break while the same elements are shown. */
const layout = { runOnly: { type: 'rule', values: [...colours.runOnly.values, 'target-size', 'scrollable-region-focusable'] } };

const library = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Pages that have the library already. */
const ready = new WeakSet<Page>();

/** What was shown on a page when axe was last asked everything. */
const shownBefore = new WeakMap<Page, string>();

/** The part of axe that is called here. */
interface Axe {
  run(context: { include: Element[]; exclude: Element[] }, options: object): Promise<Record<'violations' | 'incomplete', Found[]>>;
}
interface Found {
  id: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary?: string; any: Check[]; all: Check[]; none: Check[] }[];
}
interface Check {
  id: string;
  data?: { messageKey?: string } | null;
}

/** Everything axe is asked, in the window as it stands: what it finds, and what it cannot decide and nobody explained; a line each. */
export async function axeAsItStands(page: Page): Promise<string[]> {
  shownBefore.set(page, await shown(page));
  return ask(page, all);
}

/** The same in another window: where the same elements are shown, only what another width can break. */
export async function axeInOtherWidth(page: Page): Promise<string[]> {
  return ask(page, (await shown(page)) === shownBefore.get(page) ? layout : all);
}

/** What a change of colours alone can break. */
export async function axeOfColours(page: Page): Promise<string[]> {
  return ask(page, colours);
}

/** Which elements are shown, a sign for each. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((part) => (part.checkVisibility({ visibilityProperty: true }) ? part.tagName : '-'))
      .join(),
  );
}

/** What changes while axe looks, as a menu that closes in a wider window does, is looked at once more. */
async function ask(page: Page, options: object): Promise<string[]> {
  if (!ready.has(page)) await load(page);
  for (let changes = 0; ; changes += 1) {
    const before = await shown(page);
    const told = await run(page, options);
    if (changes === 3 || (await shown(page)) === before) return told;
  }
}

async function run(page: Page, options: object): Promise<string[]> {
  const told = await page.evaluate(
    async ({ asked, known }) => {
      const { axe } = window as unknown as { axe: Axe };
      // A texture lies behind words and takes their ground from axe's view; without it axe decides against the band itself.
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = '[data-texture] { display: none !important }';
      const { violations, incomplete } = await axe.run(
        { include: [document.body], exclude: [] },
        { ...asked, resultTypes: ['violations', 'incomplete'], elementRef: false },
      );
      style.remove();
      const lines = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `axe ${id}: ${help}: ${html.slice(0, 160)} ${failureSummary}`),
      );
      const open = incomplete.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target, html, any, all: every, none }) => {
          const why = [...any, ...every, ...none].map((check) => check.data?.messageKey ?? check.id).join();
          const part = document.querySelector(target.join(' '));
          return known.some((one) => one.rule === id && one.why === why && part?.closest(one.within))
            ? []
            : [`axe cannot decide ${id} (${why}): ${html.slice(0, 160)}`];
        }),
      );
      return [...lines, ...open];
    },
    { asked: options, known: undecided.map(({ rule, why, within }) => ({ rule, why, within })) },
  );
  return told.map((line) => line.replaceAll(/\s+/g, ' '));
}

async function load(page: Page): Promise<void> {
  ready.add(page);
  await page.addScriptTag({ path: library });
  // axe reads the fill of letters, which Chromium resolves to the author's colour where the system forces another
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function valueOf(name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}
