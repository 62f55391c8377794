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
  const known = sheets.get(name);
  const sheet = known ?? new ServerStyleSheet();
  const { parts, finish } = import.meta.env.PROD ? partsFor(name) : fresh; // in development a part may have been edited since
  const context = { ...parts, hasGlobalStyle: known !== undefined };
  const html = finish(renderToString(sheet.collectStyles(<KeptContext value={context}>{element}</KeptContext>)));
  sheets.set(name, sheet); // only now: a rendering that failed may lack rules
  return { html, styles: sheet.getStyleTags().replaceAll('<style ', `<style nonce="${nonce}" `) };
}

const fresh = { parts: { find: () => undefined }, finish: (html: string) => html };
