// Measures the built Storybook and writes the results to stories/speed/figures.json: npm run speed
//   keys        longest response to a key press in CPU time on the target phone
//   fiftyCards  CPU time for rendering fifty cards again
//   docs        load time and transfer size of docs pages over 4G
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../../tests/chromium.mjs';
import { openDocs } from './openDocs.ts';
import { keyScenarios, pressKeys } from './pressKeys.ts';
import { redrawCards } from './redrawCards.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
if (!existsSync(`${root}dist/index.json`)) {
  console.error('Storybook has not been built. Run: npm run build-storybook');
  process.exit(2);
}
const server = await preview({ root, configFile: false, build: { outDir: 'dist' }, preview: { port: 0 }, logLevel: 'error' });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(await launchOptions());

const keys: Record<string, number> = {};
for (const scenario of keyScenarios) keys[scenario.name] = await pressKeys(browser, url, scenario);
const fiftyCards = await redrawCards(browser, url);
const docs = await openDocs(browser, url);
await browser.close();
await server.close();

const figures = { measured: new Date().toISOString().slice(0, 10), keys, fiftyCards, docs };
writeFileSync(new URL('figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
console.error(figures);
