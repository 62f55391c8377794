import { Drawing } from './drawing.ts';

/** Half the width of the tower at a height of the drawing. */
const halfAt = (y: number): number => 5 + 132 * Math.max(0, 1 - y / 800) ** 1.9;

/** A broadcasting tower of steel lattice on four spread legs, with two decks and a mast. */
export function latticeTower(): string {
  const drawing = new Drawing(340, 1000);
  const levels = Array.from({ length: 27 }, (_, i) => 800 * (1 - 0.93 ** i) * 1.165).filter((y) => y < 795);
  for (const side of [-1, 1]) {
    drawing.stroke(
      levels.map((y): [number, number] => [side * halfAt(y), y]),
      9,
      4,
      0.82,
    );
    drawing.stroke(
      levels.filter((y) => y < 250).map((y): [number, number] => [side * halfAt(y) * (0.62 - y / 700), y]),
      6,
      4,
      0.6,
    );
  }
  levels.forEach((y, i) => {
    const above = levels[i + 1];
    if (above === undefined) return;
    const [low, high] = [halfAt(y), halfAt(above)];
    drawing.stroke(
      [
        [-low, y],
        [low * 0.2, (y + above) / 2],
        [high, above],
      ],
      3.2,
      3.2,
      0.7,
    );
    drawing.stroke(
      [
        [low, y],
        [-low * 0.2, (y + above) / 2],
        [-high, above],
      ],
      3.2,
      3.2,
      0.6,
    );
    if (y > 90 || i === 0)
      drawing.stroke(
        [
          [-low, y],
          [low, y],
        ],
        3.6,
        3.6,
        0.9,
      );
  });
  drawing.closedCurve('-105,0 -84,70 -40,128 0,142 40,128 84,70 105,0 92,0 70,62 34,110 0,122 -34,110 -70,62 -92,0', 0.86);
  drawing.polygon('-46,372 -50,392 -50,424 -42,440 42,440 50,424 50,392 46,372', 0.98);
  for (let x = -44; x < 44; x += 12) drawing.polygon(`${x},396 ${x},420 ${x + 8},420 ${x + 8},396`, 1);
  drawing.polygon('-17,688 -20,700 -20,718 -15,728 15,728 20,718 20,700 17,688', 1);
  drawing.stroke('0,780 0,1000', 7, 2, 0.9);
  return drawing.svg();
}
