import { Drawing } from './drawing.ts';

/** A twin-screw lake steamer of 1912: black hull, white deckhouses, one tall funnel; her bow to the left. */
export function steamer(): string {
  const drawing = new Drawing(4300, 1000);
  drawing.polygon('-2080,330 -1960,20 1900,0 2060,120 2100,300 1200,250 -600,240 -1500,280', 0.1);
  drawing.polygon('-1966,40 -1958,0 1905,0 1960,46', 0.4);
  drawing.polygon('-2085,345 -2080,300 -1500,262 -600,226 1200,236 2100,290 2104,320 1200,268 -600,258 -1500,300', 0.98);
  drawing.polygon('-1300,270 -1300,440 1650,440 1650,265', 0.92);
  for (let x = -1220; x < 1600; x += 150) drawing.polygon(`${x},320 ${x},400 ${x + 84},400 ${x + 84},320`, 0.16);
  drawing.polygon('-1440,440 -1440,466 1800,466 1800,440', 0.99);
  drawing.polygon('-900,466 -860,600 -420,600 -420,466', 0.95);
  drawing.polygon('-850,510 -830,572 -460,572 -460,510', 0.14);
  drawing.polygon('-960,600 -960,622 -360,622 -360,600', 0.99);
  for (let x = -300; x < 1760; x += 120) drawing.stroke(`${x},466 ${x},560`, 9, 9, 0.7);
  drawing.polygon('-360,560 -360,584 1780,584 1780,560', 0.96);
  drawing.polygon('40,584 60,900 240,900 260,584', 0.62);
  drawing.polygon('58,840 62,905 238,905 242,840', 0.08);
  drawing.stroke('-1420,290 -1400,960', 24, 12, 0.34);
  drawing.stroke('1240,584 1250,930', 22, 12, 0.34);
  drawing.stroke('-1402,940 1250,920', 6, 6, 0.3);
  drawing.stroke('-2060,340 -1402,940', 6, 6, 0.3);
  return drawing.svg();
}
