import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ChangedStory } from './comparePictures.ts';
import { keepPictures } from './keepPictures.ts';

const story: ChangedStory = {
  id: 'design-system-button--primary',
  title: 'Design system/Button',
  name: 'Primary',
  isBefore: true,
  isAfter: true,
  pairs: [],
};

test.each([
  ['looks the same', undefined],
  ['could not be drawn', { ...story, problem: 'TypeError' }],
  [
    'is new',
    { ...story, isBefore: false, pairs: [{ modes: ['Light, 320 px'], after: { file: 'a.webp', width: 1, height: 1 }, pixels: 0 }] },
  ],
])('of a story that %s, nothing is kept', async (_, changed) => {
  const report = mkdtempSync(join(tmpdir(), 'farwend-history-'));
  await expect(keepPictures(changed, report, '2026-11-24')).rejects.toThrow('there are no two pictures to keep');
  rmSync(report, { recursive: true });
});
