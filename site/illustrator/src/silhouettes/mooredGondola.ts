import { Drawing } from './drawing.ts';

/** A gondola at its pole without its rower, a cover over the seats, the iron of its bow to the left. */
export function mooredGondola(seed: number): string {
  const drawing = new Drawing(3400, 1000);
  const lift = (seed % 3) * 26;
  drawing.closedCurve(
    `-1640,${700 + lift} -1560,380 -1130,170 0,110 1050,170 1500,420 1640,${900 + lift} 1580,400 1220,90 0,4 -1200,40 -1570,270`,
    0.1,
  );
  drawing.closedCurve('-1150,168 0,116 1060,172 1380,330 1100,210 0,160 -1180,212 -1420,330', 0.42);
  drawing.polygon(
    `-1650,${660 + lift} -1690,${840 + lift} -1620,${960 + lift} -1590,${930 + lift} -1640,${820 + lift} -1606,${640 + lift}`,
    0.92,
  );
  for (let i = 0; i < 5; i += 1) drawing.stroke(`-1650,${690 + lift + i * 30} -1720,${690 + lift + i * 30}`, 12, 12, 0.92);
  drawing.closedCurve('-420,150 -380,330 -120,420 240,400 420,300 440,150', 0.62);
  drawing.closedCurve('-400,240 -360,330 -120,416 140,408 -60,340 -260,290', 0.8);
  return drawing.svg();
}
