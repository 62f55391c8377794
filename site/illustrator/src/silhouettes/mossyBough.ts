import { seededRandom } from '#src/math/random.ts';
import { clamp } from '#src/math/shaping.ts';
import { Drawing } from './drawing.ts';
import { drawLeafClump } from './leafClump.ts';

/** A bough of the cloud forest that reaches in from the right: moss that hangs from it, bromeliads and leaves on it. */
export function mossyBough(seed: number): string {
  const next = seededRandom(seed * 83 + 5);
  const drawing = new Drawing(2600, 1000);
  const level = (x: number): number => 560 + 0.06 * x + 34 * Math.sin(x / 210) + 16 * Math.sin(x / 74);
  const half = (x: number): number => 30 + 26 * ((x + 1300) / 2600) + 7 * Math.sin(x / 60);
  const limb = Array.from({ length: 40 }, (_, i): [number, number] => [1340 - i * 62, level(1340 - i * 62)]);
  drawing.stroke('620,590 420,700 180,800 -60,850', 46, 12, 0.14);
  drawing.stroke('-420,540 -700,470 -940,440', 34, 8, 0.14);
  drawing.stroke(limb, 108, 22, 0.16);
  for (let i = 0; i < 620; i += 1) {
    const x = -1010 + 2330 * next();
    const long = 20 + 90 * next() ** 2 * (1 + Math.sin(x / 130));
    const y = level(x) - half(x) * (0.2 + 0.7 * next());
    drawing.stroke(
      `${x},${y} ${x + 10 * (next() - 0.5)},${y - long * 0.6} ${x + 16 * (next() - 0.5)},${y - long}`,
      8,
      1.5,
      0.2 + 0.22 * next(),
    );
  }
  for (let i = 0; i < 1300; i += 1) {
    const x = -1060 + 2400 * next();
    const across = next() * 2 - 0.9;
    drawing.ellipse(
      x,
      level(x) + across * half(x),
      9 + 8 * next(),
      5 + 5 * next(),
      40 * (next() - 0.5),
      0.28 + 0.34 * clamp(across) + 0.16 * next(),
    );
  }
  for (const [x, reach] of [
    [560, 190],
    [-330, 130],
    [1010, 230],
  ] as const)
    for (let i = 0; i < 26; i += 1) {
      const angle = Math.PI * (0.02 + 0.96 * next());
      const long = reach * (0.6 + 0.4 * next());
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
      const y = level(x) + half(x) * 0.7;
      drawing.stroke(
        `${x},${y} ${x + dx * 0.55},${y + dy * 0.85} ${x + dx},${y + dy * 0.72}`,
        22,
        3,
        0.34 + 0.34 * next() + (dx < 0 ? 0.12 : 0),
      );
    }
  for (const [x, y, size] of [
    [-150, 868, 58],
    [-60, 842, 74],
    [30, 872, 66],
    [110, 822, 84],
    [210, 820, 70],
    [300, 764, 82],
    [400, 740, 62],
    [-990, 452, 52],
    [-900, 470, 70],
    [-820, 438, 60],
    [-730, 474, 62],
    [-640, 492, 46],
  ] as const)
    drawLeafClump(drawing, { x, y, size }, next);
  return drawing.svg();
}
