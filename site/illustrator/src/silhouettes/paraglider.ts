import { Drawing } from './drawing.ts';

/** A paraglider: an arched wing of cells in two colours, its lines, a pilot in a seat. */
export function paraglider(): string {
  const drawing = new Drawing(1500, 1000);
  const arc = (t: number, lift: number): [number, number] => [690 * Math.sin(t * 1.15), 560 + lift + 330 * Math.cos(t * 1.35)];
  const cells = 18;
  for (let i = 0; i < cells; i += 1) {
    const [a, b] = [-1 + (2 * i) / cells, -1 + (2 * (i + 1)) / cells];
    const depth = (t: number): number => 120 * (1 - 0.55 * t * t);
    drawing.polygon([arc(a, 0), arc(b, 0), arc(b, -depth(b)), arc(a, -depth(a))], i > 5 && i < 12 ? 0.9 : 0.42 + 0.012 * i);
    drawing.stroke([arc(a, 0), arc(a, -depth(a))], 4, 3, 0.24);
  }
  for (let i = 1; i < cells; i += 1) {
    const t = -1 + (2 * i) / cells;
    drawing.stroke([arc(t, -100 * (1 - 0.55 * t * t)), [Math.sign(t) * 26, 190]], 2.4, 2.4, 0.14);
  }
  drawing.closedCurve('-34,180 -40,110 -20,70 60,52 92,74 40,110 34,180', 0.12);
  drawing.ellipse(0, 206, 24, 26, 0, 0.7);
  drawing.stroke('40,80 110,54 150,20', 22, 12, 0.1);
  return drawing.svg();
}
