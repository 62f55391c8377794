import type { Page } from 'playwright-core';

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
/** What a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const library = `${process.cwd()}/../node_modules/axe-core/axe.min.js`;

/** Pages that have the library already. */
const ready = new WeakSet<Page>();

/** The part of axe that is called here. */
interface Axe {
  run(
    context: { include: Element[]; exclude: Element[] },
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** What axe finds on the page as it stands, a line each; `colours` asks only what a change of colours can break. */
export async function pageAxe(page: Page, scope: 'all' | 'colours'): Promise<string[]> {
  if (!ready.has(page)) await load(page);
  const options =
    scope === 'colours'
      ? { runOnly: { type: 'rule', values: colourRules } }
      : { runOnly: { type: 'tag', values: tags }, rules: Object.fromEntries(wholePageRules.map((id) => [id, { enabled: false }])) };
  return page.evaluate((asked) => {
    const { axe } = window as unknown as { axe: Axe };
    return axe
      .run({ include: [document.body], exclude: [] }, { ...asked, resultTypes: ['violations'], elementRef: false })
      .then(({ violations }) =>
        violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ html, failureSummary }) => `axe ${id}: ${help}: ${html.slice(0, 160)} ${(failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
          ),
        ),
      );
  }, options);
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
