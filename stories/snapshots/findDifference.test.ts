import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { findDifference, sizeOf } from './findDifference.ts';

/** A white PNG with dark pixels at the given places. */
async function picture(width: number, height: number, ...dark: readonly (readonly [x: number, y: number])[]): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (const [x, y] of dark) pixels[(y * width + x) * 3 + 1] = 254;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('pictures that show the same do not differ, also if they are stored in another way', async () => {
  const one = await picture(8, 6, [2, 3]);
  expect(await findDifference(one, one)).toBeUndefined();
  expect(await findDifference(one, await sharp(one).ensureAlpha().png({ compressionLevel: 0 }).toBuffer())).toBeUndefined();
});

test('one level of one channel is a difference, and its place is known', async () => {
  const difference = await findDifference(await picture(8, 6), await picture(8, 6, [2, 3], [5, 4]));
  expect(difference).toMatchObject({ pixels: 2, box: { left: 2, top: 3, width: 4, height: 2 } });
});

test('what only one picture has differs, and the mask covers both', async () => {
  const difference = await findDifference(await picture(8, 6), await picture(8, 9));
  expect(difference).toMatchObject({ pixels: 24, box: { left: 0, top: 6, width: 8, height: 3 } });
  expect(await sizeOf(difference?.mask ?? Buffer.of())).toEqual({ width: 8, height: 9 });
});
