import { overlap, type Box } from './placeNames.ts';

/** The scale bar with its text: at which lower corner, and the part of the map that it takes, in percent. */
export interface PlacedScale {
  side: 'start' | 'end';
  box: Box;
}

/** Width of the text on a map 280 px wide. */
const TEXT = 16;
/** Height of the bar and its text on such a map, in percent of its width. */
const HEIGHT = 13.2;
const BOTTOM = 93;

/** Puts the scale bar, of so many percent of the width, at the lower right or left; null where the route leaves room at neither. */
export function placeScale(width: number, taken: readonly Box[], ratio: number): PlacedScale | null {
  const size = Math.max(width, TEXT);
  const top = BOTTOM - HEIGHT * ratio;
  const corners: PlacedScale[] = [
    { side: 'end', box: { left: 94 - size, right: 97, top, bottom: BOTTOM } },
    { side: 'start', box: { left: 3, right: 8 + size, top, bottom: BOTTOM } },
  ];
  return corners.find(({ box }) => !taken.some((other) => overlap(box, other))) ?? null;
}
