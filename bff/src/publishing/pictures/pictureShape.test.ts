import { imageRatios } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computeCrop, computeLargestCrop, listWidths } from './pictureShape.ts';

const size = fc.record({ width: fc.integer({ min: 16, max: 6000 }), height: fc.integer({ min: 16, max: 6000 }) });
const percent = fc.integer({ min: 0, max: 100 });

test.each([
  [{ width: 2400, height: 1500 }, '16x9' as const, { width: 2400, height: 1350 }],
  [{ width: 2400, height: 1500 }, '1x1' as const, { width: 1500, height: 1500 }],
  [{ width: 1000, height: 2000 }, '3x2' as const, { width: 1000, height: 667 }],
  [{ width: 2400, height: 1500 }, 'orig' as const, { width: 2400, height: 1500 }],
])('of %j in %s the largest part is %j', (whole, ratio, part) => {
  expect(computeLargestCrop(whole, ratio)).toEqual(part);
});

test('a crop lies within the picture and is as large as it can be', () => {
  fc.assert(
    fc.property(size, fc.constantFrom(...imageRatios), percent, percent, (whole, ratio, x, y) => {
      const { left, top, width, height } = computeCrop(whole, ratio, [x, y]);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(whole.width);
      expect(top + height).toBeLessThanOrEqual(whole.height);
      expect(width === whole.width || height === whole.height).toBe(true);
    }),
  );
});

test('a crop holds the focal point', () => {
  expect(computeCrop({ width: 2400, height: 1500 }, '1x1', [76, 66])).toEqual({ left: 900, top: 0, width: 1500, height: 1500 });
  expect(computeCrop({ width: 2400, height: 1500 }, '1x1', [0, 0]).left).toBe(0);
  expect(computeCrop({ width: 2400, height: 1500 }, '1x1', [50, 50]).left).toBe(450);
});

test('no image is offered larger than its original, and the smallest width always is', () => {
  expect(listWidths({ width: 2400, height: 1500 }, 'orig')).toEqual([320, 480, 640, 960, 1280, 1600, 1920]);
  expect(listWidths({ width: 2400, height: 1500 }, '1x1').at(-1)).toBe(1280);
  expect(listWidths({ width: 200, height: 100 }, 'orig')).toEqual([320]);
});
