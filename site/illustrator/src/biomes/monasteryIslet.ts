import { buildArchOpening } from '#src/buildings/archOpening.ts';
import { buildBox } from '#src/buildings/box.ts';
import { buildHouse, type House } from '#src/buildings/house.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const monasteryIslet: Biome = { buildTerrain, placeBuildings, placeProps };

const islet = { x: -0.03, z: 0.262 } as const;
const wooded = { x: 0.098, z: 0.6 } as const;
const PAVED = 0.0022;

/** A paved islet at the end of a mole, a round wooded one beyond it, green mountains on the right, the open sea on the left. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const paved = 0.029 - Math.hypot((x - islet.x) * 0.86, (z - islet.z) * 1.2) - 0.0016 * line(x * 90, z * 90);
      const mole = x < -0.05 ? 0.0017 - Math.abs((x + 0.058) * 0.55 - (z - 0.25) * 0.62) : -1;
      const round = 0.05 - Math.hypot((x - wooded.x) * 0.8, z - wooded.z) - 0.006 * fbm(line, x * 26, z * 26, 3);
      const shore = z - 1.5 - 0.5 * fbm(line, x * 1.1 + 3, 1.5, 4) - 3.4 * smoothstep(-0.12, -0.75, x - 0.04 * z);
      const cape = 0.1 - Math.hypot((x - 0.62) * 0.5, (z - 1.05) * 0.8) - 0.03 * line(x * 8, z * 8);
      if (paved > 0) return PAVED * smoothstep(0, 0.0022, paved);
      if (round > 0) {
        const crowns = 0.004 * canopyHeight(x * 210, z * 170, seed) * smoothstep(0.008, 0.018, round);
        return 0.002 * smoothstep(0, 0.003, round) + 0.017 * smoothstep(0.004, 0.045, round) + crowns;
      }
      if (mole > 0) return 0.0015 * smoothstep(0, 0.0003, mole);
      const land = Math.max(shore, cape * 0.9);
      const rise = smoothstep(0, 0.9, land);
      if (land < 0) return far(x, z, octaves) || Math.max(-0.04, Math.max(land * 0.12, -0.0006 + Math.max(paved, round, mole) * 0.35));
      const mountains =
        0.05 * smoothstep(0, 0.4, land) +
        rise *
          (0.5 * gaussian(1.7, 1.2, x) * gaussian(4.2, 1.5, z) +
            0.3 * gaussian(-0.3, 0.8, x) * gaussian(5, 1.1, z) +
            0.34 * gaussian(3, 1.2, x) * gaussian(3.2, 1.2, z));
      const groves =
        0.006 *
        canopyHeight(x * 74, z * 52, seed) *
        smoothstep(-0.3, 0.2, line(x * 3, z * 2.4)) *
        smoothstep(0.01, 0.05, land) *
        smoothstep(4.6, 2.6, z);
      return Math.max(
        far(x, z, octaves),
        0.004 * smoothstep(0, 0.01, land) + mountains * (1 + 0.4 * erodedNoise(rock, x * 1.3, z * 1.1, octaves)) + groves,
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 8, z * 7, 4);
      if (z < 0.42) return height > 0.0008 && Math.hypot((x - islet.x) * 0.86, (z - islet.z) * 1.2) > 0.0245 ? 2 : 3;
      if (z < 0.8) return height < 0.0035 ? 2 : clamp(0.3 + tone);
      if (z > 10) return 2.4;
      const bare = smoothstep(0.2, 0.42, height + 0.12 * tone) * smoothstep(0.95, 0.7, up);
      return height < 0.006 ? 2 : mix(clamp(0.4 + 0.9 * tone, 0, 1.2), 2, bare);
    },
  };

  /** A pale range across the strait; 0 where there is none. */
  function far(x: number, z: number, octaves: number): number {
    return 0.9 * smoothstep(12, 16, z) * Math.max(0, 0.5 + 0.7 * fbm(line, x * 0.22 + 4, z * 0.1, Math.min(6, octaves + 1)));
  }
}

const inks = { white: 4, roof: 5, opening: 6, shade: 7 } as const;

/** The white monastery with its bell wall, and the chapel that looks out of the trees of the other islet. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const house = (dx: number, dz: number, size: Pick<House, 'width' | 'length' | 'height' | 'rotation' | 'roofHeight'>): void =>
    buildHouse(buffer, {
      x: islet.x + dx,
      z: islet.z + dz,
      ground: PAVED,
      ...size,
      roof: 'gable',
      inks: [inks.white, inks.roof, inks.opening],
    });
  house(0.002, 0.006, { width: 0.0042, length: 0.0105, height: 0.0056, roofHeight: 0.0022, rotation: Math.PI / 2 + 0.12 });
  house(-0.0105, 0.0025, { width: 0.0033, length: 0.0062, height: 0.0036, roofHeight: 0.0014, rotation: 0.12 });
  house(0.0145, 0.003, { width: 0.003, length: 0.0058, height: 0.0034, roofHeight: 0.0013, rotation: 0.12 });
  house(0.003, -0.0032, { width: 0.0024, length: 0.0052, height: 0.0029, roofHeight: 0.0011, rotation: Math.PI / 2 + 0.12 });
  bellWall(buffer, islet.x - 0.004, islet.z - 0.0008);
  for (const [dx, dz, half] of [
    [-0.0135, -0.0075, 0.0032],
    [0.0125, -0.0068, 0.0046],
  ] as const)
    buildBox(
      buffer,
      { x: islet.x + dx, z: islet.z + dz, base: PAVED - 0.001, width: half, length: 0.0003, height: 0.0024, rotation: 0.12 },
      inks.white,
    );
  const ground = terrain.height(wooded.x - 0.014, wooded.z - 0.02, 8);
  const chapel = {
    x: wooded.x - 0.014,
    z: wooded.z - 0.022,
    ground: ground - 0.001,
    rotation: 0.3,
    inks: [inks.white, inks.roof, inks.opening],
  } as const;
  buildHouse(buffer, { ...chapel, width: 0.004, length: 0.006, height: 0.0062, roof: 'gable', roofHeight: 0.0022 });
  buildHouse(buffer, { ...chapel, x: chapel.x + 0.0062, width: 0.0015, length: 0.0015, height: 0.0125, roof: 'hip', roofHeight: 0.0016 });
}

/** A flat bell tower over the gate, with three bells under round arches. */
function bellWall(buffer: GeometryBuffer, x: number, z: number): void {
  const block = (up: number, width: number, height: number): void =>
    buildBox(buffer, { x, z, base: PAVED + up, width, length: 0.0011, height }, inks.white);
  block(-0.001, 0.0036, 0.0078);
  block(0.0066, 0.0042, 0.0005);
  block(0.0071, 0.0032, 0.0036);
  block(0.0107, 0.0037, 0.0004);
  block(0.0111, 0.0016, 0.0027);
  fillRoof(0.0138, 0.0019);
  const opening = (dx: number, up: number, half: number, tall: number, ink: number): void =>
    buildArchOpening(buffer, { x: x + dx, z: z - 0.0012, low: PAVED + up, half, tall, shape: 'round' }, ink);
  opening(0, 0, 0.0014, 0.0044, inks.opening);
  for (const dx of [-0.0016, 0.0016]) opening(dx, 0.0075, 0.00095, 0.0028, inks.shade);
  opening(0, 0.0114, 0.0008, 0.0021, inks.shade);

  function fillRoof(up: number, half: number): void {
    buildHouse(buffer, {
      x,
      z,
      ground: PAVED + up,
      width: half,
      length: 0.0011,
      height: 0.0001,
      rotation: 0,
      roof: 'gable',
      roofHeight: 0.001,
      inks: [inks.white, inks.roof, inks.white],
    });
  }
}

/** Cypresses on both islets and close by, boats at anchor. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const onRound = (x: number, z: number): number =>
    terrain.height(x, z, 8) > 0.006 && Math.hypot(x - wooded.x + 0.014, z - wooded.z + 0.022) > 0.011 ? 0.9 : 0;
  const inland = (x: number, z: number): number => (terrain.height(x, z, 6) > 0.01 ? 0.7 : 0);
  return [
    { kind: 'cypress', x: islet.x + 0.0085, z: islet.z + 0.014, size: 0.0145, variant: 2 },
    { kind: 'cypress', x: islet.x - 0.0175, z: islet.z - 0.0015, size: 0.0098, variant: 4 },
    { kind: 'broadleaf', x: islet.x + 0.0225, z: islet.z - 0.0005, size: 0.0072, variant: 3 },
    { kind: 'bush', x: islet.x - 0.0205, z: islet.z - 0.004, size: 0.0034, variant: 5 },
    { kind: 'bush', x: islet.x + 0.018, z: islet.z - 0.0062, size: 0.0028, variant: 1 },
    ...scatter('cypress', seed, { count: 70, variants: 6, size: [0.01, 0.018], distance: [0.555, 0.645], spread: 0.24 }, onRound),
    ...scatter('broadleaf', seed + 1, { count: 60, variants: 8, size: [0.008, 0.012], distance: [0.555, 0.64], spread: 0.24 }, onRound),
    ...scatter('cypress', seed + 2, { count: 420, variants: 6, size: [0.014, 0.024], distance: [0.95, 4], spread: 0.4 }, inland),
    { kind: 'cypress', x: 0.0405, z: 0.124, size: 0.031, variant: 3, lift: -0.0015 },
    { kind: 'cypress', x: 0.0352, z: 0.122, size: 0.0225, variant: 5, lift: -0.002 },
    { kind: 'cypress', x: 0.0312, z: 0.121, size: 0.0165, variant: 1, lift: -0.003 },
    { kind: 'fishingBoat', x: -0.008, z: 0.205, size: 0.0036, variant: 2 },
    { kind: 'fishingBoat', x: 0.012, z: 0.238, size: 0.0034, variant: 5, flip: true },
    { kind: 'fishingBoat', x: 0.03, z: 0.29, size: 0.0034, variant: 1 },
    { kind: 'sail', x: -0.19, z: 0.9, size: 0.017, variant: 0 },
    { kind: 'sail', x: -0.6, z: 2.2, size: 0.02, variant: 0, flip: true },
    { kind: 'motorYacht', x: -0.06, z: 0.72, size: 0.008, variant: 0 },
  ];
}
