import { Drawing } from './drawing.ts';

/** A timber boathouse with a steep roof. */
export function boathouse(): string {
  const drawing = new Drawing(1400, 1000);
  drawing.polygon('-520,0 -520,460 120,460 120,0', 0.62);
  drawing.polygon('120,0 120,460 330,860 540,460 540,0', 0.98);
  drawing.polygon('-590,430 -330,900 345,900 120,430', 0.1);
  drawing.polygon('345,900 330,850 545,420 580,420', 0.24);
  drawing.polygon('245,0 245,280 415,280 415,0', 0.12);
  drawing.polygon('-330,190 -330,310 -230,310 -230,190', 0.1);
  return drawing.svg();
}
