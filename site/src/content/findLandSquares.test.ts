import { expect, test } from '@jest/globals';
import { findLandSquares } from './findLandSquares.ts';

test('lists each square that a map of islands may reach once', () => {
  const land = findLandSquares([
    { lat: 37.1, lng: 25.37 },
    { lat: 36.83, lng: 25.9 },
  ]);
  expect(land.map(({ src }) => src)).toContain('/maps/ground_2.5_25_35.svg#ground');
  expect(new Set(land.map(({ src }) => src)).size).toBe(land.length);
  expect(land.length).toBeLessThan(5);
});

test('includes squares on both sides of the antimeridian', () => {
  const land = findLandSquares([
    { lat: -18.14, lng: 178.44 },
    { lat: -13.83, lng: -171.77 },
  ]);
  expect(land.map(({ src }) => src)).toContain('/maps/ground_20_160_-20.svg#ground');
  expect(land.every(({ west }) => west >= -180.1 && west < 180)).toBe(true);
});

test('lists no squares beyond the pole', () => {
  expect(findLandSquares([{ lat: 78.2, lng: 15.6 }]).every(({ south }) => south <= 80)).toBe(true);
});

test('lists no square on the other side of the world for a map across the Pacific', () => {
  const land = findLandSquares([
    { lat: -18.14, lng: 178.44 },
    { lat: -13.83, lng: -171.77 },
  ]);
  expect(land.every(({ west }) => west >= 159 || west <= -159)).toBe(true);
});

test('a map of half the world takes as few squares as one of an island', () => {
  const land = findLandSquares([
    { lat: 64.1, lng: -21.9 },
    { lat: -45, lng: 168 },
    { lat: -13.2, lng: -72 },
  ]);
  expect(land.length).toBeGreaterThan(3);
  expect(land.length).toBeLessThanOrEqual(8);
});
