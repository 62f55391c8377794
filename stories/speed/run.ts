// Measures the built workshop and writes the figures to stories/speed/figures.json: npm run speed
//   keys    what one key press takes of the main thread of a phone, the longest of many
//   fiftyCards  what drawing fifty cards anew takes of this machine's processor
//   docs    how long a docs page takes over 4G until its words can be read
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../../tests/chromium.mjs';
import { openDocs } from './openDocs.ts';
import { pressKeys, typists } from './pressKeys.ts';
import { redrawCards } from './redrawCards.ts';

const workshop = fileURLToPath(new URL('../', import.meta.url));
if (!existsSync(`${workshop}dist/index.json`)) {
  console.error('There is no built workshop: npm run build-storybook');
  process.exit(2);
}
const server = await preview({ root: workshop, configFile: false, build: { outDir: 'dist' }, preview: { port: 0 }, logLevel: 'error' });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(await launchOptions());

const keys: Record<string, number> = {};
for (const typist of typists) keys[typist.name] = await pressKeys(browser, url, typist);
const fiftyCards = await redrawCards(browser, url);
const docs = await openDocs(browser, url);
await browser.close();
await server.close();

const figures = { measured: new Date().toISOString().slice(0, 10), keys, fiftyCards, docs };
writeFileSync(new URL('figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
console.error(figures);
