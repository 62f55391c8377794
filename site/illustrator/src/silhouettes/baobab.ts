import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A baobab: a bottle of a trunk with folds, short limbs that fork like roots, little leaf. */
export function baobab(seed: number): string {
  const next = seededRandom(seed * 61 + 7);
  const drawing = new Drawing(1300, 1000);
  const stroke = (x: number, y: number, angle: number, length: number, thick: number, level: number): void => {
    const points: [number, number][] = [[x, y]];
    let a = angle;
    let [px, py] = [x, y];
    for (let i = 0; i < 5; i += 1) {
      a += (next() - 0.5) * 0.42 - a * 0.04;
      px += Math.sin(a) * (length / 5);
      py += Math.cos(a) * (length / 5);
      points.push([px, py]);
    }
    drawing.stroke(points, thick, Math.max(3, thick * 0.42), 0.16 + 0.2 * (a < 0 ? 1 : 0) * next());
    if (level >= 4) return twigs(drawing, px, py, next);
    const count = 2 + Math.floor(next() * 1.7);
    for (let i = 0; i < count; i += 1)
      stroke(
        px,
        py,
        a + (i / Math.max(1, count - 1) - 0.5) * 1.25 + (next() - 0.5) * 0.3,
        length * (0.58 + 0.2 * next()),
        Math.max(4, thick * 0.5),
        level + 1,
      );
  };
  for (const [x, angle, length, thick] of [
    [-150, -0.95, 250, 92],
    [-80, -0.4, 250, 96],
    [20, 0.06, 225, 90],
    [90, 0.5, 250, 92],
    [150, 1.0, 240, 86],
  ] as const)
    stroke(x, 480, angle, length * (0.66 + 0.24 * next()), thick, 1);
  drawing.closedCurve('-270,0 -190,80 -168,240 -170,380 -125,520 -40,600 60,600 128,510 160,380 165,230 198,80 280,0 120,22 -90,18', 0.2);
  for (let i = 0; i < 15; i += 1) {
    const x = -150 + i * 21;
    drawing.stroke(
      `${x * 1.25},20 ${x * 0.97 + 12 * (next() - 0.5)},250 ${x * 0.9},${500 + 40 * next()}`,
      15,
      5,
      x < -20 ? 0.5 - 0.1 * next() : 0.1 + 0.1 * next(),
    );
  }
  return drawing.svg();
}

function twigs(drawing: Drawing, x: number, y: number, next: () => number): void {
  for (let i = 0; i < 7; i += 1) {
    const a = (next() - 0.5) * 2.6;
    drawing.stroke(
      `${x},${y} ${x + Math.sin(a) * 22},${y + Math.cos(a) * 18} ${x + Math.sin(a) * 46},${y + Math.cos(a) * 32 + 6}`,
      4,
      1.5,
      0.14,
    );
    if (next() < 0.6)
      drawing.ellipse(x + Math.sin(a) * 40, y + Math.cos(a) * 28, 6 + 6 * next(), 4 + 3 * next(), 30 * (next() - 0.5), 0.24 + 0.3 * next());
  }
}
