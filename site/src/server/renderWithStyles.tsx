import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { KeptContext } from '#src/shared/Kept.tsx';
import { partsFor } from './partStore.ts';

/**
 * One style sheet for each kind of page, filled by its renderings: rules are written once, not at every request, and a page carries
 * only those of its kind. Safe under concurrency, because a rendering never waits.
 */
const sheets = new Map<string, ServerStyleSheet>();

/** The element's HTML and the style tag it needs, with the nonce on it. `name` tells the kind of page. */
export function renderWithStyles(element: ReactElement, name: string, nonce: string): { html: string; styles: string } {
  const sheet = sheets.get(name) ?? new ServerStyleSheet();
  sheets.set(name, sheet);
  sheet.instance.gs = {}; // else each rendering counts as one more instance of the global style and writes it again
  const kept = import.meta.env.PROD ? partsFor(name) : null; // in development a part may have been edited since
  const html = renderToString(sheet.collectStyles(<KeptContext value={kept?.parts ?? null}>{element}</KeptContext>));
  return { html: kept ? kept.finish(html) : html, styles: sheet.getStyleTags().replaceAll('<style ', `<style nonce="${nonce}" `) };
}
