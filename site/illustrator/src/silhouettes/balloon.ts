import { Drawing } from './drawing.ts';

const GORES = 12;

/** A hot-air balloon: an envelope of gores in bands of colour, its skirt, its ropes and the basket; the seed chooses the pattern. */
export function balloon(seed: number): string {
  const drawing = new Drawing(900, 1200);
  for (const x of [-44, -16, 16, 44])
    drawing.stroke(
      [
        [x, 70],
        [x * 1.7, 262],
      ],
      4,
      4,
      0.12,
    );
  drawing.polygon('-50,8 50,8 58,82 -58,82', 0.2);
  drawing.polygon('-58,74 58,74 58,86 -58,86', 0.06);
  for (const x of [-26, 2, 28]) drawing.ellipse(x, 96, 12, 18, 0, 0.08);
  drawing.polygon('-66,250 66,250 92,318 -92,318', 0.24);
  const levels = 28;
  for (let gore = 0; gore < GORES; gore += 1) {
    for (let level = 0; level < levels; level += 1) {
      const corner = (side: number, up: number): [number, number] => {
        const angle = Math.PI * ((gore + side) / GORES - 0.5);
        return [Math.sin(angle) * radiusAt(up / levels), 318 + (up / levels) * 852];
      };
      const turned = (gore + 0.5) / GORES;
      const lit = 1.06 - 0.55 * Math.max(0, turned - 0.36) - 0.3 * Math.max(0, 0.2 - turned);
      const tone = toneOf(seed, gore, level / levels) * lit;
      drawing.polygon([corner(-0.03, level), corner(1.03, level), corner(1.03, level + 1.04), corner(-0.03, level + 1.04)], tone);
    }
  }
  return drawing.svg();
}

/** Half the width of the envelope at a share of its height. */
function radiusAt(up: number): number {
  const wide = 418;
  if (up < 0.56) return 92 + (wide - 92) * Math.sin((Math.PI / 2) * (up / 0.56) ** 0.86);
  return wide * Math.sqrt(Math.max(0, 1 - ((up - 0.56) / 0.44) ** 2));
}

/** The grey of a cloth: zigzag bands, stripes from foot to crown, or rings. */
function toneOf(seed: number, gore: number, up: number): number {
  if (seed % 3 === 0) return up > 0.38 + (gore % 2) * 0.08 && up < 0.62 + (gore % 2) * 0.08 ? 0.92 : up > 0.86 ? 0.3 : 0.56;
  if (seed % 3 === 1) return gore % 2 === 0 ? 0.9 : 0.42;
  return up < 0.2 || up > 0.88 ? 0.36 : Math.floor(up * 9) % 2 === 0 ? 0.94 : 0.68;
}
