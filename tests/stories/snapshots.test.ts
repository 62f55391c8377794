import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chromium } from 'playwright-core';
import { openCamera } from '../../stories/snapshots/camera.ts';
import { look } from '../../stories/snapshots/look.ts';
import { picturesOf } from '../../stories/snapshots/modes.ts';
import { acceptance, type Changed, reportPath, writeReport } from '../../stories/snapshots/report.ts';
import { sheets } from '../../stories/snapshots/sheet.ts';
import { drawsAlike } from '../../stories/snapshots/specimen.ts';
import { launchOptions } from '../chromium.mjs';
import { lookAhead } from './lookAhead.ts';
import { browserOf, indexOf, workshopPage } from './workshop.ts';
import { workshopUrl } from './workshopUrl.ts';

const pictured = new Map(picturesOf(await indexOf('story')).map((one) => [one.id, one]));
const ids = [...pictured.keys()];
const workshop = workshopPage();
const changed = new Map<string, Changed[]>();
const ahead = lookAhead(
  ids,
  2,
  () => openCamera(browserOf(workshop.page), workshopUrl),
  async (camera, id) => {
    const one = pictured.get(id);
    if (!one) throw new Error(`There is no story ${id}.`);
    const found = await look(camera, one);
    changed.set(id, found);
    return found.map(({ name, words }) => `${name}: ${words}`);
  },
);

/** Pictures of one browser, or of a machine that rounds otherwise, say nothing about those of another. */
const compared = process.env['CHROMIUM_PATH'] || !(await isLikeTheirs()) ? test.skip : test;

beforeAll(() => {
  if (compared === test) ahead.begin();
});
afterAll(() => {
  const all = [...changed.values()].flat();
  writeReport(all, `${all.length} pictures changed`);
});

compared.each(ids)('%s looks as it did', async (id) => {
  const found = await ahead.found(id);
  if (found?.length) found.push(`Before and after: ${reportPath}`, `If it is as it should be: ${acceptance}`);
  expect(found).toEqual([]);
});

compared('a hairline that is gone is seen', async () => {
  const camera = await openCamera(browserOf(workshop.page), workshopUrl);
  await camera.page.addStyleTag({ content: ':root { --fw-stroke-hair: 0px !important }' });
  const facts = pictured.get('design-system-facts--list');
  const found = facts && (await look(camera, facts));
  expect(found).toMatchObject([{ name: 'design-system-facts--list/as-asked', words: expect.stringContaining('cells differ') }]);
  await camera.close();
});

test('nothing is kept of stories that are no more', () => {
  const kept = globSync('*.webp', { cwd: sheets }).map((name) => name.replace('.webp', ''));
  expect(kept.filter((id) => !pictured.has(id))).toEqual([]);
});

async function isLikeTheirs(): Promise<boolean> {
  const browser = await chromium.launch(await launchOptions());
  const isLike = await drawsAlike(browser);
  await browser.close();
  if (!isLike) process.stderr.write('This machine draws a specimen otherwise than the one the pictures were kept on: none is compared.\n');
  return isLike;
}
