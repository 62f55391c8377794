import { overlap, type Box } from './placeNames.ts';

/** The scale bar with its text: at which lower corner, and the part of the map that it takes, in percent. */
export interface PlacedScale {
  side: 'start' | 'end';
  box: Box;
}

/** Width of the text on a map 280 px wide. */
const TEXT = 16;

/** Puts the scale bar, of so many percent of the width, at the lower right or left; null where the route leaves room at neither. */
export function placeScale(width: number, taken: readonly Box[]): PlacedScale | null {
  const size = Math.max(width, TEXT);
  const corners: PlacedScale[] = [
    { side: 'end', box: { left: 94 - size, right: 97, top: 82, bottom: 93 } },
    { side: 'start', box: { left: 3, right: 8 + size, top: 82, bottom: 93 } },
  ];
  return corners.find(({ box }) => !taken.some((other) => overlap(box, other))) ?? null;
}
