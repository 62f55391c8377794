import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

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
  const html = renderToString(sheet.collectStyles(element));
  return { html, styles: sheet.getStyleTags().replaceAll('<style ', `<style nonce="${nonce}" `) };
}
