import { expect, test } from '@jest/globals';
import { contours, simplify } from './contours.ts';
import { onPaper } from './grain.ts';
import { people } from './people/people.data.ts';
import { portrait } from './people/portrait.ts';
import { drawScene } from './picture.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.data.ts';
import { terrains } from './terrain/terrain.ts';

test('the same seed gives the same pixels, another seed another picture', async () => {
  const print = async (seed: number): Promise<Buffer> => onPaper(await drawScene({ ...scenes.polar, seed }, 32, 20), seed, true);
  const first = await print(52);
  expect(first.equals(await print(52))).toBe(true);
  expect(first.equals(await print(53))).toBe(false);
  expect(new Set(first).size).toBeGreaterThan(40);
});

test.each(Object.entries<Scene>(scenes))('%s: the ground has a height and an ink everywhere the eye reaches', (_name, scene) => {
  const terrain = terrains[scene.biome](scene.seed);
  const again = terrains[scene.biome](scene.seed);
  const { near, far, fov } = scene.camera;
  for (let i = 0; i < 60; i += 1) {
    const z = near * (far / near) ** (i / 60);
    const x = z * Math.tan((fov * Math.PI) / 360) * (((i * 7) % 20) / 10 - 1);
    const height = terrain.height(x, z, 6);
    expect(Number.isFinite(height)).toBe(true);
    expect(again.height(x, z, 6)).toBe(height);
    const cover = terrain.cover(x, z, height, 0.8);
    expect(cover).toBeGreaterThanOrEqual(0);
    expect(cover).toBeLessThan(scene.inks.length + 1);
  }
});

test('a hill gives one closed contour, a slope open ones from edge to edge', () => {
  const hill = Float32Array.from({ length: 400 }, (_, i) => 8 - Math.hypot((i % 20) - 9.5, Math.floor(i / 20) - 9.5));
  const [ring, ...others] = contours(hill, 20, 20, 3);
  expect(others).toHaveLength(0);
  expect(ring?.at(-1)).toEqual(ring?.[0]);
  expect(Math.hypot(ring![0][0] - 9.5, ring![0][1] - 9.5)).toBeCloseTo(5, 0);

  const slope = Float32Array.from({ length: 400 }, (_, i) => i % 20);
  const lines = contours(slope, 20, 20, 6.5);
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
  expect(simplify([...corner], 0.1)).toEqual([
    [0, 0],
    [3, 0],
    [3, 2],
  ]);
});

test('the same person has the same portrait, every person another, and all are whole drawings', () => {
  const drawings = people.map(portrait);
  expect(people.map(portrait)).toEqual(drawings);
  expect(new Set(drawings).size).toBe(people.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});
