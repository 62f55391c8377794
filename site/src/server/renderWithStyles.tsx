import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CachedFragmentContext } from '#src/startup/CachedFragment.tsx';
import { openFragmentCache } from './fragmentCache.ts';

/**
 * One style sheet for each kind of page, filled by its renderings: rules are written once, not at every request, and a page carries
 * only those of its kind. Safe under concurrency, because a rendering never waits.
 */
const sheets = new Map<string, ServerStyleSheet>();

/** Returns the element's HTML and the style tag it needs, with the nonce. `kind` names the kind of page. */
export function renderWithStyles(element: ReactElement, kind: string, nonce: string): { html: string; styles: string } {
  const filled = sheets.get(kind);
  const sheet = filled ?? new ServerStyleSheet();
  const { cache, finish } = import.meta.env.PROD ? openFragmentCache(kind) : uncached; // in development the source may have changed since
  const context = { ...cache, hasGlobalStyle: filled !== undefined };
  const html = finish(renderToString(sheet.collectStyles(<CachedFragmentContext value={context}>{element}</CachedFragmentContext>)));
  sheets.set(kind, sheet); // only now: a rendering that failed may lack rules
  return { html, styles: sheet.getStyleTags().replaceAll('<style ', `<style nonce="${nonce}" `) };
}

const uncached = { cache: { find: () => undefined }, finish: (html: string) => html };
