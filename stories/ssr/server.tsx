// Renders every story as a server does and writes what came of it: `node server.js pages.json`.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { stories } from './stories.ts';

/** What is not there after so many is broken, and said. */
const MOST_PASSES = 20;

const [, , file = 'pages.json'] = process.argv;
const said: string[] = [];
for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => void said.push(words.map(String).join(' '));

// Parts that are loaded on demand are asked for in a first pass, and there in the next, as on the site; a busy machine needs some more.
let pages = renderAll();
for (let pass = 1; pass < MOST_PASSES && pages.some(waits); pass += 1) {
  await setTimeout(500);
  pages = renderAll();
}
writeFileSync(file, JSON.stringify(pages));

function renderAll() {
  return [...stories].map(([id, { Story, page }]) => ({ id, page, ...render(Story) }));
}

/** Whether a part was not there yet: React leaves a mark in its place, or nothing at all. */
function waits({ html }: { html: string }): boolean {
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
