import { compileRules, listClasses } from '#src/styles/rules.ts';
import { findPageAssets } from './assets.ts';

const CLASS_NAME = /(?<=\.)sc-[\w-]+/g;

interface PageStyles {
  /** How many classes the page had. */
  count: number;
  css: string;
}

const stylesOfKind = new Map<string, PageStyles>();

/**
 * Builds the style tags of a page: the rules of all its scripts, so that what a script draws later has its rules, and those of what is
 * drawn here but belongs to scripts that come later. The style sheets of its scripts are named as disabled links: Vite looks for
 * them before it loads a style sheet, and browsers do not load a disabled one.
 */
export function buildPageStyles(kind: string, classes: ReadonlySet<string>, module: string | undefined, nonce: string): string {
  const { styleSheets } = findPageAssets(module);
  let styles = stylesOfKind.get(kind);
  if (styles?.count !== classes.size) {
    const sheets = styleSheets.map(({ css }) => css).join('');
    const inSheets = new Set(sheets.match(CLASS_NAME));
    const rules = listClasses().filter((name) => classes.has(name) && !inSheets.has(name));
    const isGlobal = (name: string) => !name.startsWith('sc-');
    const own = (isWanted: (name: string) => boolean) => rules.filter(isWanted).map(compileRules).join('');
    styles = { count: classes.size, css: own(isGlobal) + sheets + own((name) => !isGlobal(name)) };
    stylesOfKind.set(kind, styles);
  }
  const links = styleSheets.map(({ url }) => `<link rel="stylesheet" href="${url}" disabled>`);
  return `<style nonce="${nonce}">${styles.css}</style>${links.join('')}`;
}
