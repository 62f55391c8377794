import { expect, test } from '@jest/globals';
import { printOnPaper } from '#src/rendering/printOnPaper.ts';
import { scenes } from '#src/scenes/scenes.data.ts';
import { drawScene } from './drawScene.ts';

test('the same seed gives the same pixels, another seed a different picture', async () => {
  const print = async (seed: number): Promise<Buffer> => printOnPaper(await drawScene({ ...scenes.polar, seed }, 32, 20), seed, true);
  const first = await print(52);
  expect(first.equals(await print(52))).toBe(true);
  expect(first.equals(await print(53))).toBe(false);
  expect(new Set(first).size).toBeGreaterThan(40);
});
