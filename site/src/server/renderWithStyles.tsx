import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CachedFragmentContext } from '#src/startup/CachedFragment.tsx';
import { collectClasses } from '#src/styles/rules.ts';
import { openFragmentCache } from './fragmentCache.ts';
import { buildPageStyles } from './pageStyles.ts';

/** The classes on each kind of page, added to by its renderings: those in cached fragments are known from an earlier one. */
const classesOfKind = new Map<string, Set<string>>();

/** A page to render. */
export interface RenderedElement {
  element: ReactElement;
  /** The kind of page. */
  kind: string;
  /** The page's module; absent on error pages. */
  module: string | undefined;
}

/** The HTML of an element, the tags of its styles, and the texts of those that are inline. */
interface StyledHtml {
  html: string;
  styleTags: string;
  inlineStyles: readonly string[];
}

export function renderWithStyles({ element, kind, module }: RenderedElement): StyledHtml {
  if (!import.meta.env.PROD) return renderInDevelopment(element);
  const classes = classesOfKind.get(kind) ?? new Set();
  const { cache, finish } = openFragmentCache(kind);
  const html = collectClasses(classes, () => renderToString(<CachedFragmentContext value={cache}>{element}</CachedFragmentContext>));
  classesOfKind.set(kind, classes); // only now: a rendering that failed may have cached nothing
  const { css, links } = buildPageStyles(kind, classes, module);
  return { html: finish(html), styleTags: `<style>${css}</style>${links}`, inlineStyles: [css] };
}

/** Without caches, since the source may have changed, and with styles as they are written, which development allows without hashes. */
function renderInDevelopment(element: ReactElement): StyledHtml {
  const sheet = new ServerStyleSheet();
  const cache = { find: () => undefined };
  const html = renderToString(sheet.collectStyles(<CachedFragmentContext value={cache}>{element}</CachedFragmentContext>));
  return { html, styleTags: sheet.getStyleTags(), inlineStyles: [] };
}
