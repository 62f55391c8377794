import { Drawing } from './drawing.ts';

/** Two paddlers in a sea kayak, their paddles raised on opposite sides. */
export function kayak(): string {
  const drawing = new Drawing(3600, 1000);
  drawing.polygon('-1780,330 -1500,120 -1100,20 1100,20 1500,120 1780,300 1300,250 -1300,260', 0.5);
  drawing.polygon('-1780,340 -1300,262 1300,252 1780,310 1200,330 -1200,345', 0.86);
  for (const [x, side] of [
    [-560, -1],
    [420, 1],
  ] as const) {
    drawing.polygon(`${x - 150},300 ${x - 120},640 ${x + 90},650 ${x + 150},300`, 0.68);
    drawing.polygon(`${x - 120},360 ${x - 110},600 ${x + 80},610 ${x + 120},360`, 0.3);
    drawing.ellipse(x, 760, 92, 104, 0, 0.16);
    drawing.polygon(`${x - 180},800 ${x - 90},880 ${x + 90},880 ${x + 190},800`, 0.94);
    drawing.stroke(`${x - 760 * side},${side > 0 ? 320 : 300} ${x},560 ${x + 760 * side},830`, 22, 22, 0.1);
    drawing.ellipse(x + 770 * side, 835, 150, 46, 20 * side, 0.9);
    drawing.ellipse(x - 770 * side, 300, 150, 46, 20 * side, 0.86);
    drawing.stroke(`${x - 60},600 ${x - 260 * side},480`, 66, 44, 0.4);
    drawing.stroke(`${x + 60},600 ${x + 260 * side},640`, 66, 44, 0.4);
  }
  return drawing.svg();
}
