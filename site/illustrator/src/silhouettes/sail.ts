import { Drawing } from './drawing.ts';

/** A small sailing boat under one tall sail. */
export function sail(): string {
  const drawing = new Drawing(700, 1000);
  drawing.polygon('-40,150 -20,985 250,190', 0.98);
  drawing.polygon('-60,170 -40,900 -250,200', 0.72);
  drawing.stroke('-45,60 -30,1000', 12, 6, 0.1);
  drawing.polygon('-290,130 300,150 210,20 -200,20', 0.2);
  drawing.polygon('-290,130 300,150 285,115 -275,100', 0.85);
  return drawing.svg();
}
