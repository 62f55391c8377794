import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A dhow under one lateen sail that stands full; the hull rakes to both ends. */
export function dhow(seed: number): string {
  const next = seededRandom(seed * 83 + 4);
  const drawing = new Drawing(1150, 1000);
  const full = 40 * next();
  drawing.stroke('30,100 70,640', 20, 12, 0.12);
  drawing.closedCurve(`-330,250 -180,420 30,700 250,985 330,800 ${372 + full},560 ${330 + full},330 230,205 40,190 -180,200`, 0.86);
  drawing.closedCurve(`20,650 250,985 330,800 ${372 + full},560 ${330 + full},330 230,205 250,420`, 0.6);
  drawing.stroke('-350,235 -60,590 262,995', 13, 6, 0.1);
  drawing.stroke('230,205 300,150', 4, 3, 0.1);
  drawing.closedCurve('-450,150 -330,118 -60,96 220,108 400,150 470,196 400,60 300,12 -200,6 -360,44', 0.14);
  drawing.stroke('-440,146 -60,98 250,112 462,188', 11, 9, 0.5);
  drawing.closedCurve('-300,130 -285,190 -262,212 -240,190 -230,130', 0.22);
  return drawing.svg();
}
