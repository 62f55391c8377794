import { Drawing } from './drawing.ts';

/** A gondola with its rower, seen from the side. */
export function gondola(): string {
  const drawing = new Drawing(2400, 1000);
  drawing.closedCurve('-1150,560 -1080,300 -760,130 0,90 700,130 1030,330 1130,760 1090,300 820,60 0,4 -820,40 -1090,230', 0.08);
  drawing.stroke('-1140,540 -1150,660 -1110,700', 22, 12, 0.5);
  drawing.stroke('760,150 740,520', 90, 60, 0.14);
  drawing.stroke('742,500 735,720', 96, 70, 0.5);
  drawing.ellipse(735, 790, 46, 54, 0, 0.2);
  drawing.stroke('690,640 520,560 300,60', 24, 12, 0.12);
  return drawing.svg();
}
