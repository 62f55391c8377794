import { compileRules, listClasses } from '#src/styles/rules.ts';
import { findPageAssets } from './assets.ts';

const CLASS_NAME = /(?<=\.)sc-[\w-]+/g;

/** The styles of a page: rules that are inline, and the tags of its style sheets. */
export interface PageStyles {
  css: string;
  links: string;
}

interface KnownStyles extends PageStyles {
  /** How many classes the page had. */
  count: number;
}

const stylesOfKind = new Map<string, KnownStyles>();

/**
 * Builds the styles of a page: the rules of all its scripts, so that what a script draws later has its rules, and those of what is
 * drawn here but belongs to scripts that come later. The style sheets of its scripts are named as disabled links: Vite looks for
 * them before it loads a style sheet, and browsers do not load a disabled one. The result is the same until the kind gets more
 * classes.
 */
export function buildPageStyles(kind: string, classes: ReadonlySet<string>, module: string | undefined): PageStyles {
  const { styleSheets } = findPageAssets(module);
  let styles = stylesOfKind.get(kind);
  if (styles?.count !== classes.size) {
    const sheets = styleSheets.map(({ css }) => css).join('');
    const inSheets = new Set(sheets.match(CLASS_NAME));
    const rules = listClasses().filter((name) => classes.has(name) && !inSheets.has(name));
    const isGlobal = (name: string) => !name.startsWith('sc-');
    const own = (isWanted: (name: string) => boolean) => rules.filter(isWanted).map(compileRules).join('');
    const css = own(isGlobal) + sheets + own((name) => !isGlobal(name));
    const links = styleSheets.map(({ url }) => `<link rel="stylesheet" href="${url}" disabled>`);
    styles = { count: classes.size, css, links: links.join('') };
    stylesOfKind.set(kind, styles);
  }
  return styles;
}
