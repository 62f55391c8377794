// Renders every story to HTML as the server does and writes the results: `node server.js pages.json`.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { stories } from './stories.ts';

/** Lazy components that have not loaded after this many passes are reported as broken. */
const MOST_PASSES = 20;

const [, , file = 'pages.json'] = process.argv;
const said: string[] = [];
for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => void said.push(words.map(String).join(' '));

for (const { load } of stories.values()) await load();

// The first pass triggers lazy components, and a later one renders them, as on the site.
let pages = renderAll();
for (let pass = 1; pass < MOST_PASSES && pages.some(isIncomplete); pass += 1) {
  await setTimeout(500);
  pages = renderAll();
}
writeFileSync(file, JSON.stringify(pages));

function renderAll() {
  return [...stories].map(([id, { Story, page }]) => ({ id, page, ...render(Story) }));
}

/** Whether a lazy component was not loaded yet: React renders a Suspense marker in its place, or nothing at all. */
function isIncomplete({ html }: { html: string }): boolean {
  return html === '' || /<!--\$[!?]-->/.test(html);
}

function render(Story: ComponentType) {
  const sheet = new ServerStyleSheet();
  said.length = 0;
  try {
    const html = renderToString(sheet.collectStyles(<Story />));
    return { html, styles: sheet.getStyleTags(), said: [...said] };
  } catch (error) {
    return { html: '', styles: '', said: [String(error)] };
  } finally {
    sheet.seal();
  }
}
