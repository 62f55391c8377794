import { Drawing } from './drawing.ts';

/** A long river boat with a roof of matting and a lantern at its bow, to the left. */
export function sampan(seed: number): string {
  const drawing = new Drawing(3000, 1000);
  drawing.closedCurve('-1420,430 -1000,170 -500,60 0,30 600,60 1050,170 1400,380 1150,270 600,200 0,180 -600,200 -1100,290', 0.2);
  drawing.stroke('-1420,430 -1050,262 -600,196 0,176 600,196 1120,262 1400,380', 16, 16, 0.5);
  drawing.closedCurve('-330,190 -310,420 -120,540 260,550 480,430 510,190', 0.34);
  drawing.closedCurve('-250,190 -230,370 -90,450 220,460 400,370 420,190', 0.08);
  for (let x = -200; x < 400; x += 90) drawing.stroke(`${x},520 ${x + 10},470`, 10, 10, 0.2);
  drawing.stroke('-1180,330 -1170,760', 18, 12, 0.2);
  drawing.stroke('-1172,750 -1060,770', 10, 8, 0.2);
  drawing.ellipse(-1060, 660, 62, 78, 0, seed % 2 === 0 ? 0.98 : 0.84);
  drawing.ellipse(-1060, 660, 34, 60, 0, 1);
  drawing.stroke('800,200 830,420 850,560', 110, 60, 0.16);
  drawing.ellipse(852, 600, 44, 50, 0, 0.3);
  drawing.polygon('740,625 860,720 970,625', 0.72);
  drawing.stroke('870,520 1180,60', 14, 10, 0.3);
  return drawing.svg();
}
