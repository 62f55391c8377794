import { Drawing } from './drawing.ts';

/** A long wooden river boat under a curved roof, its bow to the left and its boatman standing at the stern. */
export function riverBoat(seed: number): string {
  const drawing = new Drawing(3400, 1000);
  drawing.closedCurve('-1640,430 -1240,130 -640,16 100,0 820,30 1300,170 1600,420 1260,290 700,210 0,190 -700,210 -1220,290', 0.24);
  drawing.stroke('-1640,430 -1220,284 -640,206 60,188 780,214 1260,290 1600,420', 22, 22, 0.66);
  drawing.polygon('-760,200 -760,520 820,520 820,200', 0.08);
  for (let x = -760; x <= 820; x += 316) drawing.stroke(`${x},190 ${x},560`, 26, 26, 0.44);
  for (const x of [-600, -330, -60, 210, 480]) {
    if ((x / 30 + seed) % 4 === 0) continue;
    drawing.ellipse(x, 300, 62, 96, 0, 0.3);
    drawing.ellipse(x, 410, 38, 44, 0, 0.5);
  }
  drawing.closedCurve('-900,520 -860,600 -400,680 60,700 520,680 920,600 960,520 500,545 0,550 -480,545', 0.86);
  drawing.stroke('-890,524 -400,548 40,552 500,548 950,524', 16, 16, 0.5);
  drawing.stroke('1240,280 1262,520 1270,640', 104, 66, 0.2);
  drawing.ellipse(1272, 690, 46, 52, 0, 0.34);
  drawing.polygon('1160,712 1274,800 1388,712', 0.9);
  drawing.stroke('1200,560 1520,60', 16, 12, 0.3);
  return drawing.svg();
}
