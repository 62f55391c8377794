import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chromium } from 'playwright-core';
import { openCamera } from '../../stories/snapshots/camera.ts';
import { compareStory } from '../../stories/snapshots/compareStory.ts';
import { planSnapshots } from '../../stories/snapshots/modes.ts';
import { acceptCommand, reportPath, type SnapshotChange, writeReport } from '../../stories/snapshots/report.ts';
import { baselineFolder } from '../../stories/snapshots/sheet.ts';
import { rendersLikeBaselines } from '../../stories/snapshots/specimen.ts';
import { launchOptions } from '../chromium.mjs';
import { parallelChecks } from './parallelChecks.ts';
import { browserOf, isAffected, loadIndex, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

const stories = await loadIndex('story');
const plans = new Map(planSnapshots(stories).map((plan) => [plan.id, plan]));
const affected = stories.filter(isAffected).map(({ id }) => id);
const storybook = storybookPage();
const changes: SnapshotChange[] = [];
const checks = parallelChecks(
  affected,
  2,
  () => openCamera(browserOf(storybook.page), storybookUrl),
  async (camera, id) => {
    const changed = await compareStory(camera, planOf(id));
    changes.push(...changed);
    return changed.map(({ name, summary }) => `${name}: ${summary}`);
  },
);

/** Snapshots can only be compared with those of the same browser on a machine that renders alike. */
const comparable = process.env['CHROMIUM_PATH'] || !(await isMachineAlike()) ? test.skip : test;

beforeAll(() => {
  if (comparable === test) checks.start();
});
afterAll(() => writeReport(changes, `${changes.length} snapshots changed`));

if (affected.length > 0)
  comparable.each(affected)('%s looks the same', async (id) => {
    const problems = await checks.resultOf(id);
    if (problems?.length) problems.push(`Report: ${reportPath}`, `If the change is intended: ${acceptCommand}`);
    expect(problems).toEqual([]);
  });

comparable('detects a missing hairline', async () => {
  const camera = await openCamera(browserOf(storybook.page), storybookUrl, ':root { --fw-stroke-hair: 0px !important }');
  const changed = await compareStory(camera, planOf('design-system-facts--list'));
  expect(changed).toMatchObject([{ name: 'design-system-facts--list/default', summary: expect.stringContaining('cells differ') }]);
  await camera.close();
});

test('every baseline belongs to a story', () => {
  const ids = globSync('*.webp', { cwd: baselineFolder }).map((name) => name.replace('.webp', ''));
  expect(ids.filter((id) => !plans.has(id))).toEqual([]);
});

function planOf(id: string) {
  const plan = plans.get(id);
  if (!plan) throw new Error(`There is no story ${id}.`);
  return plan;
}

async function isMachineAlike(): Promise<boolean> {
  const browser = await chromium.launch(await launchOptions());
  const isAlike = await rendersLikeBaselines(browser);
  await browser.close();
  if (!isAlike)
    process.stderr.write('This machine renders differently from the one the baselines were taken on: snapshots are not compared.\n');
  return isAlike;
}
