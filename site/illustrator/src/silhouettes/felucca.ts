import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A felucca of the Nile: two tall lateen sails, one reefed low, a flat white hull. */
export function felucca(seed: number): string {
  const next = seededRandom(seed * 89 + 6);
  const drawing = new Drawing(900, 1000);
  const sway = 30 * next();
  drawing.stroke('-80,70 -60,520', 18, 11, 0.16);
  drawing.closedCurve(`-260,170 -140,420 20,760 ${150 + sway},992 ${185 + sway},820 ${190 + sway},560 160,330 90,170 -80,150`, 0.93);
  drawing.closedCurve(`20,760 ${150 + sway},992 ${185 + sway},820 ${190 + sway},560 160,330 90,170 104,470`, 0.68);
  drawing.stroke(`-275,150 -60,590 ${160 + sway},998`, 11, 5, 0.14);
  drawing.closedCurve('-360,92 -120,76 200,80 380,120 330,30 240,4 -240,4 -330,30', 0.8);
  drawing.stroke('-340,24 0,10 310,26', 16, 14, 0.16);
  drawing.closedCurve('190,84 196,150 222,176 248,152 254,90', 0.2);
  return drawing.svg();
}
