import { Drawing } from './drawing.ts';

/** A white boat of two decks, for divers or for islanders, its bow to the left. */
export function motorYacht(): string {
  const drawing = new Drawing(2300, 1000);
  drawing.polygon('-1080,330 -940,0 960,0 1010,260 300,250 -500,270', 0.86);
  drawing.polygon('-955,36 -940,0 960,0 972,60', 0.22);
  drawing.polygon('-620,262 -520,480 640,480 700,256', 0.96);
  drawing.polygon('-540,330 -490,430 600,430 640,330', 0.14);
  drawing.polygon('-360,480 -270,660 420,660 520,480', 0.9);
  drawing.polygon('-310,530 -262,620 380,620 420,530', 0.2);
  drawing.polygon('-330,660 -320,690 560,690 560,660', 0.98);
  drawing.stroke('520,660 560,480', 14, 14, 0.5);
  drawing.stroke('60,690 40,960', 20, 8, 0.4);
  drawing.stroke('-20,840 120,840', 12, 12, 0.4);
  for (let x = 700; x < 980; x += 60) drawing.stroke(`${x},256 ${x},350`, 8, 8, 0.5);
  drawing.stroke('690,350 985,350', 8, 8, 0.5);
  drawing.stroke('-1060,330 -640,440', 8, 8, 0.5);
  return drawing.svg();
}
