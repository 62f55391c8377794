import { Drawing } from './drawing.ts';

/** A great torii in the sea: leaning pillars with their supports, two lintels, the upper one curved. */
export function torii(): string {
  const drawing = new Drawing(1250, 1000);
  for (const side of [-1, 1]) {
    drawing.stroke(`${side * 430},0 ${side * 420},330`, 34, 32, 0.3);
    drawing.stroke(`${side * 220},0 ${side * 230},330`, 34, 32, 0.3);
    drawing.polygon(`${side * 225},300 ${side * 425},300 ${side * 425},272 ${side * 225},272`, 0.2);
    drawing.stroke(`${side * 330},0 ${side * 312},400 ${side * 290},800`, 82, 62, side < 0 ? 0.62 : 0.44);
    drawing.polygon(`${side * 470},330 ${side * 400},360 ${side * 400},340`, 0.1);
  }
  drawing.polygon('-430,690 430,690 430,630 -430,630', 0.5);
  drawing.polygon('-36,800 36,800 36,690 -36,690', 0.4);
  drawing.polygon('-500,868 -250,836 0,826 250,836 500,868 490,800 250,776 0,770 -250,776 -490,800', 0.56);
  drawing.polygon('-590,985 -540,930 -280,882 0,868 280,882 540,930 590,985 555,892 280,840 0,826 -280,840 -555,892', 0.14);
  return drawing.svg();
}
