import { face, type Point } from './mesh.ts';
import type { Pixels } from './project.ts';

/** A house on the ground at `x`, `z`: sizes in kilometres, `turn` in radians, inks by number. */
export type House = {
  x: number;
  z: number;
  ground: number;
  width: number;
  length: number;
  tall: number;
  turn: number;
  roof: 'flat' | 'gable' | 'hip';
  pitch: number;
  wallInk: number;
  roofInk: number;
  holeInk: number;
};

/** Builds a house of flat faces with small dark openings. */
export function build(pixels: Pixels, house: House): void {
  const { width: w, length: l, tall, roofInk, wallInk } = house;
  const cos = Math.cos(house.turn);
  const sin = Math.sin(house.turn);
  const at = (x: number, y: number, z: number): Point => [house.x + x * cos - z * sin, house.ground + y, house.z + x * sin + z * cos];
  const deep = -tall * 0.6;
  const eave = w * 0.04;
  const ridge = tall + house.pitch;
  face(pixels, [at(-w, deep, -l), at(w, deep, -l), at(w, tall, -l), at(-w, tall, -l)], wallInk);
  face(pixels, [at(-w, deep, l), at(w, deep, l), at(w, tall, l), at(-w, tall, l)], wallInk);
  face(pixels, [at(-w, deep, -l), at(-w, deep, l), at(-w, tall, l), at(-w, tall, -l)], wallInk);
  face(pixels, [at(w, deep, -l), at(w, deep, l), at(w, tall, l), at(w, tall, -l)], wallInk);
  if (house.roof === 'flat') face(pixels, [at(-w, tall, -l), at(w, tall, -l), at(w, tall, l), at(-w, tall, l)], roofInk);
  else {
    const in_ = house.roof === 'hip' ? Math.min(l * 0.95, w) : 0;
    for (const side of [-1, 1]) {
      face(
        pixels,
        [
          at(side * (w + eave), tall - eave * 0.6, -l - eave),
          at(side * (w + eave), tall - eave * 0.6, l + eave),
          at(0, ridge, l - in_),
          at(0, ridge, -l + in_),
        ],
        roofInk,
      );
      face(
        pixels,
        [at(-w, tall, side * l), at(w, tall, side * l), at(0, ridge, side * (l - in_))],
        house.roof === 'hip' ? roofInk : wallInk,
      );
    }
  }
  openings(pixels, house, at);
}

/** A round dome on the ground height `base`. */
export function dome(pixels: Pixels, x: number, base: number, z: number, radius: number, ink: number): void {
  const at = (ring: number, turn: number): Point => {
    const up = (ring / 6) * (Math.PI / 2);
    const around = (turn / 14) * Math.PI * 2;
    return [x + Math.cos(around) * Math.cos(up) * radius, base + Math.sin(up) * radius * 1.1, z + Math.sin(around) * Math.cos(up) * radius];
  };
  for (let ring = 0; ring < 6; ring += 1) {
    for (let turn = 0; turn < 14; turn += 1)
      face(pixels, [at(ring, turn), at(ring, turn + 1), at(ring + 1, turn + 1), at(ring + 1, turn)], ink);
  }
}

function openings(pixels: Pixels, house: House, at: (x: number, y: number, z: number) => Point): void {
  const { width: w, length: l, tall } = house;
  const size = Math.min(0.00055, w * 0.16);
  const floors = Math.max(1, Math.round(tall / 0.0035));
  for (let floor = 0; floor < floors; floor += 1) {
    const y = (tall * (floor + 0.62)) / floors;
    for (const t of [-0.5, 0.5]) {
      for (const z of [-l * 1.004, l * 1.004])
        face(
          pixels,
          [
            at(t * w - size, y - size * 1.5, z),
            at(t * w + size, y - size * 1.5, z),
            at(t * w + size, y + size * 1.5, z),
            at(t * w - size, y + size * 1.5, z),
          ],
          house.holeInk,
        );
      for (const x of [-w * 1.004, w * 1.004])
        face(
          pixels,
          [
            at(x, y - size * 1.5, t * l - size),
            at(x, y - size * 1.5, t * l + size),
            at(x, y + size * 1.5, t * l + size),
            at(x, y + size * 1.5, t * l - size),
          ],
          house.holeInk,
        );
    }
  }
}
