import { closedCurve, stroke } from './brush.ts';
import type { PortraitInks } from './inks.ts';
import type { Person } from './person.ts';

/** Shoulders and clothing, drawn over the neck. */
export const clothing: Record<Person['clothing'], (inks: PortraitInks) => string> = {
  jacket: ({ cloth, fold, linen }) =>
    shoulders(cloth) +
    closedCurve('206,388 240,470 274,388 290,620 190,620', linen) +
    stroke('204,384 240,440 276,384', 5, fold) +
    closedCurve('196,384 176,420 214,540 236,620 150,620 160,430', cloth) +
    closedCurve('284,384 306,420 266,540 244,620 330,620 322,430', cloth) +
    stroke('196,386 178,430 218,540 236,600', 5, fold, 0.8) +
    stroke('284,386 304,430 264,540 244,600', 6, fold, 0.9),
  collar: ({ cloth, fold }) =>
    shoulders(cloth) +
    closedCurve('202,366 176,396 208,436 240,412 226,388', cloth) +
    closedCurve('278,366 304,396 272,436 240,412 254,388', cloth) +
    stroke('178,396 208,434 240,412 272,434 302,396', 5, fold) +
    stroke('240,414 242,500 240,590', 3, fold, 0.7),
  rollneck: ({ cloth, fold }) =>
    shoulders(cloth) +
    closedCurve('194,352 240,366 286,352 290,404 240,422 190,404', cloth) +
    stroke('192,400 240,418 288,400', 5, fold) +
    [204, 222, 240, 258, 276].map((x) => stroke(`${x},370 ${x},402`, 2.4, fold, 0.6)).join(''),
  open: ({ cloth, fold, skin, shade }) =>
    shoulders(cloth) +
    closedCurve('202,380 240,476 278,380 240,366', skin) +
    closedCurve('244,376 276,384 242,466', shade, 'fill-opacity=".5"') +
    stroke('200,374 184,404 236,474', 7, fold, 0.9) +
    stroke('280,374 296,404 244,474', 7, fold, 0.9),
  vest: ({ cloth, fold, linen }) =>
    shoulders(linen) +
    closedCurve('150,420 196,386 222,470 226,620 110,620 120,480', cloth) +
    closedCurve('330,420 284,386 258,470 254,620 370,620 360,480', cloth) +
    stroke('202,376 240,424 278,376', 5, fold) +
    stroke('196,388 222,470 226,600', 5, fold) +
    stroke('284,388 258,470 254,600', 5, fold) +
    `<rect x="142" y="520" width="56" height="50" fill="none" stroke="${fold}" stroke-width="3" stroke-opacity=".7"/>`,
  shawl: ({ cloth, fold, skin }) =>
    shoulders(fold) +
    closedCurve('206,378 240,424 274,378 240,366', skin) +
    closedCurve('150,404 206,380 280,470 360,560 380,640 60,640 84,470', cloth) +
    [0, 1, 2, 3]
      .map((i) => stroke(`${180 - i * 24},${400 + i * 16} ${244 - i * 26},${490 + i * 20} ${320 - i * 30},610`, 5, fold, 0.65))
      .join(''),
  round: ({ cloth, fold, skin }) =>
    shoulders(cloth) + closedCurve('196,372 240,420 284,372 240,360', skin) + stroke('192,372 214,408 240,420 266,408 288,372', 6, fold),
  kurta: ({ cloth, fold }) =>
    shoulders(cloth) +
    closedCurve('198,358 240,376 282,358 286,386 240,404 194,386', cloth) +
    stroke('194,386 238,404 286,386', 4.5, fold) +
    stroke('240,404 241,470 240,530', 4, fold) +
    [430, 462, 494].map((y) => `<circle cx="248" cy="${y}" r="3.4" fill="${fold}"/>`).join(''),
};

function shoulders(fill: string): string {
  return closedCurve('196,382 150,404 92,436 62,500 48,640 432,640 418,500 388,436 330,404 284,382 240,400', fill);
}
