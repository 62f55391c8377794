// Renders every story as a server does and writes what came of it: `node server.js pages.json`.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { stories } from './stories.ts';

const [, , file = 'pages.json'] = process.argv;
const said: string[] = [];
for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => void said.push(words.map(String).join(' '));

// Parts that are loaded on demand are asked for in a first pass, and there in the second, as on the site.
for (const { Story } of stories.values()) render(Story);
await setTimeout(500);
const pages = [...stories].map(([id, { Story, page }]) => ({ id, page, ...render(Story) }));
writeFileSync(file, JSON.stringify(pages));

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
