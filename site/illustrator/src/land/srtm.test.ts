import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadRelief } from './srtm.ts';

const folder = mkdtempSync(join(tmpdir(), 'srtm-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The height in the middle of a tile of one colour. */
async function readHeight(r: number, g: number, b: number): Promise<number> {
  mkdirSync(join(folder, '1', '1'), { recursive: true });
  await sharp({ create: { width: 256, height: 256, channels: 3, background: { r, g, b } } })
    .png()
    .toFile(join(folder, '1', '1', '0.png'));
  const relief = await loadRelief(folder, [88, 58, 92, 62], 1, 1);
  return relief(90, 60);
}

test('reads heights, and level ground where the sea is', async () => {
  expect(await readHeight(60, 0, 0)).toBeCloseTo(60);
  expect(await readHeight(44, 11, 0)).toBeCloseTo(2860);
  expect(await readHeight(252, 255, 255)).toBe(0);
});

test('reads a coast, whose pixels mix land and sea, as low ground', async () => {
  expect(await readHeight(109, 64, 64)).toBeCloseTo(45);
  expect(await readHeight(157, 107, 107)).toBeCloseTo(50);
  expect(await readHeight(153, 212, 212)).toBe(0);
});
