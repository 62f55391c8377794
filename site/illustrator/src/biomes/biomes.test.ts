import { expect, test } from '@jest/globals';
import type { Scene } from '#src/scene.ts';
import { scenes } from '#src/scenes/scenes.data.ts';
import { biomes } from './biomes.ts';

test.each(Object.entries<Scene>(scenes))('%s: the ground has a height and an ink everywhere in view', (_name, scene) => {
  const terrain = biomes[scene.biome].buildTerrain(scene.seed);
  const again = biomes[scene.biome].buildTerrain(scene.seed);
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
