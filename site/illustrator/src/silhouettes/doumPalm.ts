import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A doum palm: a stem that forks, and forks again, a ball of stiff fans at each end. */
export function doumPalm(seed: number): string {
  const next = seededRandom(seed * 89 + 17);
  const drawing = new Drawing(900, 1000);
  const heads: [number, number][] = [];
  const fork = (x: number, y: number, lean: number, length: number, width: number, left: number): void => {
    const [endX, endY] = [x + lean * length, y + length];
    drawing.stroke(`${x},${y} ${x + lean * length * 0.3},${y + length * 0.5} ${endX},${endY}`, width, width * 0.72, 0.24);
    if (left === 0) {
      heads.push([endX, endY]);
      return;
    }
    for (const side of [-1, 1])
      fork(endX, endY, lean * 0.4 + side * (0.42 + 0.2 * next()), length * (0.52 + 0.14 * next()), width * 0.72, left - 1);
  };
  fork(0, 0, 0.16 * (next() - 0.5), 330 + 40 * next(), 40, seed % 3 === 0 ? 1 : 2);
  for (const [x, y] of heads) {
    for (let i = 0; i < 17; i += 1) {
      const angle = -2.3 + (4.6 * i) / 16 + 0.16 * (next() - 0.5);
      const [cx, cy] = [x + Math.sin(angle) * 64, y + Math.cos(angle) * 58];
      drawing.stroke(
        [
          [x, y],
          [cx, cy],
        ],
        7,
        5,
        0.2,
      );
      for (let blade = -4; blade <= 4; blade += 1) {
        const turn = angle + blade * 0.2;
        const tone = 0.24 + 0.36 * Math.max(0, Math.cos(angle)) + (angle < 0 ? 0.14 : 0) + 0.12 * next();
        drawing.stroke(
          [
            [cx, cy],
            [cx + Math.sin(turn) * 74, cy + Math.cos(turn) * 66 - 8],
          ],
          11,
          2,
          tone,
        );
      }
    }
    for (let i = 0; i < 9; i += 1) drawing.stroke(`${x},${y} ${x + 50 * (next() - 0.5)},${y - 70 - 40 * next()}`, 10, 3, 0.5);
  }
  return drawing.svg();
}
