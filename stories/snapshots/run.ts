// Pictures the stories of the built workshop and compares them with the small pictures in stories/snapshots/kept, as npm test does:
//   npm run snapshots                      the first story of each component and page in ten modes, every other story as it asks for
//   npm run snapshots -- --only button     stories whose id has this in it
//   npm run snapshots -- --accept          what is pictured now is what it should be
//   npm run snapshots -- --exact           pixel by pixel, with what this machine pictured before; the first time keeps
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../../tests/chromium.mjs';
import { openCamera } from './camera.ts';
import { lookExactly } from './exact.ts';
import { look } from './look.ts';
import { picturesOf } from './modes.ts';
import { acceptance, type Changed, reportPath, writeReport } from './report.ts';
import { sheets } from './sheet.ts';
import { drawsAlike } from './specimen.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, accept: { type: 'boolean' }, exact: { type: 'boolean' } } });
const accept = values.accept ?? false;
const workshop = fileURLToPath(new URL('../', import.meta.url));
if (!existsSync(`${workshop}dist/index.json`)) {
  console.error('There is no built workshop: npm run build-storybook');
  process.exit(2);
}
const { entries }: { entries: Record<string, { id: string; title: string; type: string }> } = JSON.parse(
  readFileSync(`${workshop}dist/index.json`, 'utf8'),
);
const all = picturesOf(Object.values(entries).filter(({ type }) => type === 'story'));
const asked = all.filter(({ id }) => id.includes(values.only ?? ''));

const server = await preview({ root: workshop, configFile: false, build: { outDir: 'dist' }, preview: { port: 0 }, logLevel: 'error' });
const browser = await chromium.launch(await launchOptions());
if (!(await drawsAlike(browser, accept)) && !values.exact)
  console.error('This machine draws otherwise than the one the pictures were kept on: differences of a few steps may be its own.');
const changed: Changed[] = [];
const waiting = asked.values();
await Promise.all([lookAtMany(), lookAtMany()]);
await browser.close();
await server.close();

const compared = asked.reduce((sum, { modes }) => sum + modes.length, 0);
const title = `${changed.length} of ${compared} pictures changed`;
writeReport(changed, title, values.exact ? `${acceptance} --exact` : acceptance);
if (accept && !values.exact) removeOfNone();
process.stdout.write(`${title}${accept ? ', and are kept' : ''}${changed.length > 0 ? `: ${reportPath}` : ''}\n`);
process.exitCode = changed.length > 0 && !accept ? 1 : 0;

async function lookAtMany(): Promise<void> {
  const camera = await openCamera(browser, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  for (const pictured of waiting)
    changed.push(...(values.exact ? await lookExactly(camera, pictured, accept) : await look(camera, pictured, accept)));
}

/** Pictures of stories that are no more go. */
function removeOfNone(): void {
  const names = new Set(all.map(({ id }) => `${id}.webp`));
  for (const name of globSync('*.webp', { cwd: sheets })) if (!names.has(name)) rmSync(sheets + name);
}
