import { type Outline, parseOutline, type Point } from '#src/svg/outline.ts';
import { Drawing } from './drawing.ts';

/** A condor that soars, seen from behind and a little below: spread primaries, a white collar, white on the upper wing. */
export function condor(): string {
  const drawing = new Drawing(2600, 1000);
  for (const side of [-1, 1]) {
    const wing = (outline: Outline, tone: number): void =>
      drawing.polygon(
        parseOutline(outline).map(([x, y]): Point => [side * x, y + (side < 0 ? x * 0.16 : x * -0.1)]),
        tone,
      );
    wing('40,560 300,690 640,740 900,730 960,640 820,480 560,400 300,390 60,420', 0.14);
    wing('200,500 540,515 800,585 790,520 560,430 290,420', 0.92);
    for (let i = 0; i < 7; i += 1) {
      const [angle, long] = [0.42 - i * 0.17, 300 - Math.abs(i - 2.5) * 26];
      wing(
        [
          [840, 700 - i * 34],
          [880 + Math.cos(angle) * long, 700 - i * 34 + Math.sin(angle) * long],
          [884 + Math.cos(angle) * long, 680 - i * 34 + Math.sin(angle) * long],
          [830, 664 - i * 34],
        ],
        0.1,
      );
    }
  }
  drawing.closedCurve('-70,520 0,600 70,520 60,400 110,240 0,215 -110,240 -60,400', 0.1);
  drawing.closedCurve('-46,580 0,622 46,580 0,552', 0.95);
  drawing.closedCurve('-26,610 0,660 26,610 0,596', 0.3);
  return drawing.svg();
}
