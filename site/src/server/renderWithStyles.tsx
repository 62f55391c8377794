import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CachedFragmentContext } from '#src/startup/CachedFragment.tsx';
import { collectClasses } from '#src/styles/rules.ts';
import { openFragmentCache } from './fragmentCache.ts';
import { buildNonceTag, buildPageStyles } from './pageStyles.ts';

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

/** Returns the element's HTML, and the tags of its styles and of the nonce. */
export function renderWithStyles({ element, kind, module }: RenderedElement, nonce: string): { html: string; styles: string } {
  if (!import.meta.env.PROD) return renderInDevelopment(element, nonce);
  const classes = classesOfKind.get(kind) ?? new Set();
  const { cache, finish } = openFragmentCache(kind);
  const html = collectClasses(classes, () => renderToString(<CachedFragmentContext value={cache}>{element}</CachedFragmentContext>));
  classesOfKind.set(kind, classes); // only now: a rendering that failed may have cached nothing
  return { html: finish(html), styles: buildPageStyles(kind, classes, module, nonce) };
}

/** Without caches, since the source may have changed, and with styles as they are written. */
function renderInDevelopment(element: ReactElement, nonce: string): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const cache = { find: () => undefined };
  const html = renderToString(sheet.collectStyles(<CachedFragmentContext value={cache}>{element}</CachedFragmentContext>));
  const styles = sheet.getStyleTags().replaceAll('<style ', `<style nonce="${nonce}" `);
  return { html, styles: styles + buildNonceTag(nonce) };
}
