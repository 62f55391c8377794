import type { Stand, Terrain } from '../scene.ts';

/** A string of camels along one crest. */
export function desertStands(_seed: number, terrain: Terrain): Stand[] {
  let crest = 1.25;
  return Array.from({ length: 11 }, (_, i): Stand => {
    const x = 0.2 + i * 0.0125;
    crest = highest(terrain, x, i === 0 ? 0.8 : crest - 0.02, i === 0 ? 1.6 : crest + 0.02);
    return { kind: 'camel', x, z: crest, size: 0.0105, variant: i };
  });
}

function highest(terrain: Terrain, x: number, from: number, to: number): number {
  let best = from;
  for (let z = from; z <= to; z += 0.002) if (terrain.height(x, z, 6) > terrain.height(x, best, 6)) best = z;
  return best;
}
