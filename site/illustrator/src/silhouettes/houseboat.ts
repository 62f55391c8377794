import { Drawing } from './drawing.ts';

/** A houseboat of the backwaters: a long hull under an arched roof of matting. */
export function houseboat(): string {
  const drawing = new Drawing(2600, 1000);
  drawing.closedCurve('-1230,420 -1000,210 -600,140 600,140 1000,210 1240,470 1120,120 900,20 -880,20 -1110,110', 0.12);
  drawing.closedCurve('-860,200 -880,560 -700,760 -320,820 200,820 620,760 800,560 790,200 0,160', 0.62);
  for (let i = 0; i < 11; i += 1) drawing.stroke(`${-790 + i * 152},190 ${-800 + i * 150},560 ${-640 + i * 122},790`, 12, 8, 0.44);
  for (const x of [-650, -330, 0, 330]) drawing.polygon(`${x},300 ${x},520 ${x + 190},520 ${x + 190},300`, 0.1);
  drawing.stroke('-880,250 0,200 800,250', 20, 20, 0.3);
  return drawing.svg();
}
