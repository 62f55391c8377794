import { expect, test } from '@jest/globals';
import { simplifyLine, traceContours } from './contours.ts';

test('a hill gives one closed contour, a slope open ones from edge to edge', () => {
  const hill = Float32Array.from({ length: 400 }, (_, i) => 8 - Math.hypot((i % 20) - 9.5, Math.floor(i / 20) - 9.5));
  const [ring, ...others] = traceContours(hill, 20, 20, 3);
  expect(others).toHaveLength(0);
  expect(ring?.at(-1)).toEqual(ring?.[0]);
  expect(Math.hypot(ring![0][0] - 9.5, ring![0][1] - 9.5)).toBeCloseTo(5, 0);

  const slope = Float32Array.from({ length: 400 }, (_, i) => i % 20);
  const lines = traceContours(slope, 20, 20, 6.5);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[0]).not.toEqual(lines[0]?.at(-1));
  expect(lines[0]).toHaveLength(20);
});

test('a simplified line keeps its ends and its corners', () => {
  const corner = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
  ] as const;
  expect(simplifyLine([...corner], 0.1)).toEqual([
    [0, 0],
    [3, 0],
    [3, 2],
  ]);
});
