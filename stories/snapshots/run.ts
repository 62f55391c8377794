// Takes snapshots of the stories in the built Storybook and compares them with the baselines, as npm test does:
//   npm run snapshots                      the first story of each component and page in ten modes, every other story as it requests
//   npm run snapshots -- --only button     stories whose id contains this text
//   npm run snapshots -- --accept          makes the new snapshots the baselines
//   npm run snapshots -- --exact           pixel by pixel, with baselines of this machine; the first run creates them
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../../tests/chromium.mjs';
import { openCamera } from './camera.ts';
import { compareExactly } from './compareExactly.ts';
import { compareStory } from './compareStory.ts';
import { planSnapshots } from './modes.ts';
import { acceptCommand, reportPath, type SnapshotChange, writeReport } from './report.ts';
import { baselineFolder } from './sheet.ts';
import { rendersLikeBaselines } from './specimen.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, accept: { type: 'boolean' }, exact: { type: 'boolean' } } });
const accept = values.accept ?? false;
const root = fileURLToPath(new URL('../', import.meta.url));
if (!existsSync(`${root}dist/index.json`)) {
  console.error('Storybook has not been built. Run: npm run build-storybook');
  process.exit(2);
}
const { entries }: { entries: Record<string, { id: string; title: string; type: string }> } = JSON.parse(
  readFileSync(`${root}dist/index.json`, 'utf8'),
);
const plans = planSnapshots(Object.values(entries).filter(({ type }) => type === 'story'));
const selected = plans.filter(({ id }) => id.includes(values.only ?? ''));

const server = await preview({ root, configFile: false, build: { outDir: 'dist' }, preview: { port: 0 }, logLevel: 'error' });
const browser = await chromium.launch(await launchOptions());
if (!(await rendersLikeBaselines(browser, accept)) && !values.exact)
  console.error('This machine renders differently from the one the baselines were taken on: small differences may not be changes.');
const changes: SnapshotChange[] = [];
const queue = selected.values();
await Promise.all([work(), work()]);
await browser.close();
await server.close();

const total = selected.reduce((sum, { modes }) => sum + modes.length, 0);
const title = `${changes.length} of ${total} snapshots changed`;
writeReport(changes, title, values.exact ? `${acceptCommand} --exact` : acceptCommand);
if (accept && !values.exact) removeOrphans();
process.stdout.write(`${title}${accept ? ' and were accepted' : ''}${changes.length > 0 ? `: ${reportPath}` : ''}\n`);
process.exitCode = changes.length > 0 && !accept ? 1 : 0;

async function work(): Promise<void> {
  const camera = await openCamera(browser, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  for (const plan of queue)
    changes.push(...(values.exact ? await compareExactly(camera, plan, accept) : await compareStory(camera, plan, accept)));
}

/** Removes the baselines of stories that no longer exist. */
function removeOrphans(): void {
  const names = new Set(plans.map(({ id }) => `${id}.webp`));
  for (const name of globSync('*.webp', { cwd: baselineFolder })) if (!names.has(name)) rmSync(baselineFolder + name);
}
