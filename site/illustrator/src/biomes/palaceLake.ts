import { buildDome } from '#src/buildings/dome.ts';
import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Outline } from '#src/svg/outline.ts';
import type { Biome } from './biome.ts';

export const palaceLake: Biome = { buildTerrain, placeBuildings, placeProps };

const towers = [
  [0.08, 0.017, 0.022, 0.0082],
  [0.03, 0.013, 0.0185, 0.006],
  [0.125, 0.012, 0.018, 0.0056],
  [0.166, 0.013, 0.0165, 0.0062],
  [-0.012, 0.011, 0.0155, 0.0054],
] as const;

/** A still lake with low dry ranges that overlap behind it, and a small flat island for a palace. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const isle = 0.11 - Math.abs(x - 0.08) * 0.74 - Math.abs(z - 0.52) * 2.8;
      const shore = z - 2.15 - 0.35 * fbm(line, x * 0.8 + 3, 0.5, 4);
      const range = (at: number, tall: number, salt: number): number =>
        smoothstep(at - 0.5, at + 0.4, z) * tall * Math.max(0, 0.55 + 0.75 * fbm(line, x * (1.5 / at) + salt, salt, 5));
      const hills = Math.max(range(3.1, 0.3, 7), range(4.8, 0.52, 19), range(8, 0.95, 31));
      const land =
        shore > 0
          ? 0.01 * smoothstep(0, 0.05, shore) + hills * (1 + 0.3 * erodedNoise(rock, x * 1.6, z * 1.3, octaves - 0.6))
          : Math.max(-0.03, shore * 0.2);
      return Math.max(land, isle > 0 ? 0.0035 : Math.max(-0.03, isle * 0.3));
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 4, z * 3.2, 4);
      return z < 1.6 ? 1.2 : mix(0.2 + 0.5 * tone, 1.5 + 0.4 * tone, smoothstep(0.06, 0.3, height + 0.1 * tone));
    },
    woods: (x, z, height) => (z < 1.6 ? 0 : smoothstep(0.004, 0.012, height) * smoothstep(0.16, 0.05, height)),
  };
}

/** Scrub along the far shore and one slim boat. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  return [
    ...scatter('bush', seed, { count: 900, variants: 8, size: [0.006, 0.016], distance: [1.9, 4], spread: 0.44 }, treeDensity(terrain)),
    { kind: 'gondola', x: -0.005, z: 0.4, size: 0.0046, variant: 0 },
  ];
}

/** A white palace that fills its island, and a domed pavilion close by that frames it. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const white = { roof: 'flat', rotation: 0, inks: [2, 2, 3] } as const;
  const block = (x: number, wide: number, height: number, near = 0): void =>
    buildHouse(buffer, { x, z: 0.52 - near, ground: 0.002, width: wide, length: 0.009, height, ...white });
  block(0.08, 0.112, 0.0085);
  block(0.07, 0.08, 0.0135, 0.012);
  for (const [x, wide, height, radius] of towers) {
    block(x, wide, height, 0.018);
    buildDome(buffer, x, height + 0.0018, 0.501, radius, 2);
    for (const side of [-1, 1]) buildDome(buffer, x + side * wide * 0.86, height + 0.0018, 0.494, radius * 0.42, 2);
  }
  pavilion(buffer, -0.062, 0.235, terrain.height(-0.062, 0.235, 6));
}

function pavilion(buffer: GeometryBuffer, x: number, z: number, water: number): void {
  const ground = Math.max(0, water) - 0.004;
  const addPart = (profile: Outline): void => buildLathe(buffer, { x, z, ground, profile, sides: 8, rotation: 0.3, inks: [4] });
  addPart('0.0175,0 0.0175,0.0082 0,0.0082');
  for (let i = 0; i < 8; i += 1) {
    const angle = 0.3 + (i / 8) * Math.PI * 2;
    buildLathe(buffer, {
      x: x + Math.cos(angle) * 0.0132,
      z: z + Math.sin(angle) * 0.0132,
      ground: ground + 0.0082,
      profile: '0.0012,0 0.0009,0.002 0.0008,0.0125 0.0014,0.0145',
      sides: 8,
      rotation: 0,
      inks: [4],
    });
  }
  addPart('0.0142,0.0226 0.0142,0.0242 0.0188,0.0238 0.0188,0.0246 0.0135,0.0262');
  buildLathe(buffer, {
    x,
    z,
    ground: ground + 0.0262,
    profile: '0.0134,0 0.0138,0.003 0.0122,0.0068 0.0086,0.0102 0.004,0.0122 0.0011,0.0132 0.0006,0.0168 0,0.0176',
    sides: 24,
    rotation: 0,
    inks: [4],
  });
}
