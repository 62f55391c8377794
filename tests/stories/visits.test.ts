import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { picturesOfStories } from '../../stories/affected/storyFingerprints.ts';
import { openFrame } from '../../stories/frame.ts';
import { unknownPictures } from './checks/pictures.ts';
import { parallelChecks } from './parallelChecks.ts';
import { isAffected, loadIndex, openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';
import { visit } from './visit.ts';

const stories = await loadIndex('story');
const affected = stories.filter(isAffected).map(({ id }) => id);
const fileOf = new Map(stories.map(({ id, importPath }) => [id, join('stories', importPath)]));
const pictures = picturesOfStories();
const storybook = storybookPage();
const checks = parallelChecks(affected, 3, openPage, check);

beforeAll(() => checks.start());

test('there are stories', () => expect(stories.length).toBeGreaterThan(700));

if (affected.length > 0) test.each(affected)('%s passes every check', async (id) => expect(await checks.resultOf(id)).toEqual([]));

async function openPage() {
  const page = await openSibling(storybook.page);
  await openFrame(page, storybookUrl);
  return page;
}

async function check(page: Page, id: string): Promise<string[]> {
  return [...(await visit(page, id)), ...(await unknownPictures(page, pictures[fileOf.get(id) ?? ''] ?? []))];
}
