// Pictures the stories of the built workshop and compares them with the pictures this machine took before:
//   npm run snapshots                      the first story of each component and every page of the site, in ten modes
//   npm run snapshots -- --all             every story, in one mode
//   npm run snapshots -- --only button     stories whose id has this in it
//   npm run snapshots -- --accept          what is pictured now is what it should be
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../../tests/chromium.mjs';
import { compare } from './compare.ts';
import { matrix, plain } from './modes.ts';
import { pictureIn, show } from './pictured.ts';
import { reportPage, type Changed } from './report.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, accept: { type: 'boolean' }, only: { type: 'string' } } });
const workshop = fileURLToPath(new URL('../', import.meta.url));
const kept = fileURLToPath(new URL(`../../.cache/snapshots/${process.platform}-${process.arch}/`, import.meta.url));
const report = `${workshop}dist/snapshots/`;
if (!existsSync(`${workshop}dist/index.json`)) {
  console.error('There is no built workshop: npm run build-storybook');
  process.exit(2);
}

const { entries }: { entries: Record<string, { id: string; title: string; type: string }> } = JSON.parse(
  readFileSync(`${workshop}dist/index.json`, 'utf8'),
);
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && (!values.only || id.includes(values.only)));
const firsts = stories.filter(
  ({ title }, index) => title.startsWith('Site/') || stories.findIndex((story) => story.title === title) === index,
);
const pictured = values.all || values.only ? stories : firsts;
const modes = values.all ? plain : matrix;

rmSync(report, { recursive: true, force: true });
const server = await preview({ root: workshop, configFile: false, build: { outDir: 'dist' }, preview: { port: 0 }, logLevel: 'error' });
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=story&id=${pictured[0]?.id}&globals=a11y.manual:!true`);

const changed: Changed[] = [];
for (const { id } of pictured) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await show(page, id);
  for (const mode of modes) await look(`${id}/${mode.name}`, await pictureIn(page, mode));
}
await browser.close();
await server.close();

const compared = pictured.length * modes.length;
if (values.accept) process.stdout.write(`${compared} pictures kept in ${kept}\n`);
else {
  mkdirSync(report, { recursive: true });
  writeFileSync(`${report}index.html`, reportPage(changed, compared));
  process.stdout.write(`${changed.length} of ${compared} pictures changed${changed.length > 0 ? `: ${report}index.html` : ''}\n`);
  process.exitCode = changed.some(({ isNew }) => !isNew) ? 1 : 0;
}

async function look(name: string, now: Buffer): Promise<void> {
  const path = `${kept}${name}.png`;
  if (values.accept) return keep(path, now);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const difference = before ? await compare(before, now) : { pixels: 0 };
  if (before && difference.pixels === 0) return;
  changed.push({ name, pixels: difference.pixels, marked: difference.picture !== undefined, isNew: !before });
  keep(`${report}after/${name}.png`, now);
  if (before) keep(`${report}before/${name}.png`, before);
  if (difference.picture) keep(`${report}difference/${name}.png`, difference.picture);
}

function keep(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
