import { Drawing } from './drawing.ts';

/** A thatched house on posts above the slope. */
export function stilthouse(): string {
  const drawing = new Drawing(1500, 1000);
  for (const x of [-430, -210, 10, 230, 440]) drawing.stroke(`${x},0 ${x + 6},380`, 30, 24, 0.08);
  drawing.polygon('-500,300 500,300 500,350 -500,350', 0.2);
  drawing.polygon('-450,350 450,350 450,560 -450,560', 0.36);
  drawing.polygon('-90,350 40,350 40,530 -90,530', 0.06);
  drawing.polygon('-640,470 640,470 420,900 250,985 -250,985 -420,900', 0.62);
  drawing.polygon('-640,470 640,470 600,530 -600,530', 0.34);
  drawing.polygon('250,985 420,900 640,470 430,560', 0.3);
  return drawing.svg();
}
