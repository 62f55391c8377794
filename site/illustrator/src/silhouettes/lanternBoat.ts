import { Drawing } from './drawing.ts';

/** A roofed pleasure boat with a row of paper lanterns below its eaves, its bow to the left. */
export function lanternBoat(seed: number): string {
  const drawing = new Drawing(3600, 1000);
  drawing.closedCurve('-1720,430 -1420,90 -700,8 200,0 1200,20 1640,140 1700,420 1500,300 600,250 -500,250 -1300,300', 0.1);
  drawing.polygon('-1180,250 -1180,610 1380,610 1380,250', 0.16);
  for (let x = -1120; x < 1300; x += 180)
    drawing.polygon(`${x},330 ${x},540 ${x + 136},540 ${x + 136},330`, (x / 20 + seed) % 3 === 0 ? 0.72 : 0.94);
  drawing.polygon('-1380,600 -1200,790 1400,790 1580,600', 0.12);
  drawing.polygon('-1380,612 -1392,584 1592,584 1580,612', 0.34);
  for (let x = -1290; x < 1560; x += 118) drawing.ellipse(x, 540, 30, 44, 0, 1);
  drawing.stroke('-1560,380 -1550,720', 16, 12, 0.1);
  drawing.ellipse(-1550, 690, 44, 60, 0, 1);
  return drawing.svg();
}
