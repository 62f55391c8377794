import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';

/** A house on the ground at `x`, `z`; lengths in kilometres, `width` and `length` are half extents. */
export type House = {
  x: number;
  z: number;
  ground: number;
  width: number;
  length: number;
  /** Of the walls. */
  height: number;
  /** Radians. */
  rotation: number;
  roof: 'flat' | 'gable' | 'hip';
  /** Of the ridge above the walls; a flat roof has none. */
  roofHeight?: number;
  /** Indices into the scene's inks. */
  inks: readonly [walls: number, roof: number, openings: number];
};

type Locate = (x: number, y: number, z: number) => Point3;

/** Fills a house into the buffer: walls that reach below ground, roof, doors and windows. */
export function buildHouse(buffer: GeometryBuffer, house: House): void {
  const { width: w, length: l, height, roofHeight = 0 } = house;
  const [wallInk, roofInk] = house.inks;
  const cos = Math.cos(house.rotation);
  const sin = Math.sin(house.rotation);
  const at: Locate = (x, y, z) => [house.x + x * cos - z * sin, house.ground + y, house.z + x * sin + z * cos];
  const base = -height * 0.6;
  for (const z of [-l, l]) fillPolygon(buffer, [at(-w, base, z), at(w, base, z), at(w, height, z), at(-w, height, z)], wallInk);
  for (const x of [-w, w]) fillPolygon(buffer, [at(x, base, -l), at(x, base, l), at(x, height, l), at(x, height, -l)], wallInk);
  if (house.roof === 'flat') fillPolygon(buffer, [at(-w, height, -l), at(w, height, -l), at(w, height, l), at(-w, height, l)], roofInk);
  else {
    const eave = w * 0.04;
    const ridge = height + roofHeight;
    const hip = house.roof === 'hip' ? Math.min(l * 0.95, w) : 0;
    for (const side of [-1, 1]) {
      const [edge, low] = [side * (w + eave), height - eave * 0.6];
      fillPolygon(buffer, [at(edge, low, -l - eave), at(edge, low, l + eave), at(0, ridge, l - hip), at(0, ridge, -l + hip)], roofInk);
      const gable = [at(-w, height, side * l), at(w, height, side * l), at(0, ridge, side * (l - hip))];
      fillPolygon(buffer, gable, house.roof === 'hip' ? roofInk : wallInk);
    }
  }
  fillOpenings(buffer, house, at);
}

/** Two openings on each wall of each floor. */
function fillOpenings(buffer: GeometryBuffer, house: House, at: Locate): void {
  const { width: w, length: l, height } = house;
  const size = Math.min(0.00055, w * 0.16);
  const floors = Math.max(1, Math.round(height / 0.0035));
  for (let floor = 0; floor < floors; floor += 1) {
    const y = (height * (floor + 0.62)) / floors;
    const [low, high] = [y - size * 1.5, y + size * 1.5];
    for (const t of [-0.5, 0.5]) {
      const [left, right] = [t * w - size, t * w + size];
      for (const z of [-l * 1.004, l * 1.004])
        fillPolygon(buffer, [at(left, low, z), at(right, low, z), at(right, high, z), at(left, high, z)], house.inks[2]);
      const [front, back] = [t * l - size, t * l + size];
      for (const x of [-w * 1.004, w * 1.004])
        fillPolygon(buffer, [at(x, low, front), at(x, low, back), at(x, high, back), at(x, high, front)], house.inks[2]);
    }
  }
}
