import type { SheetLine } from './mapSheet.ts';
import { overlap, type Box, type NameRoom } from './placeNames.ts';

/** Width of a character of a degree against one of a name. */
const NARROWER = 0.85;
/** Distance of the labels from the edge, in percent of the width. */
const EDGE = 5;
/** Where the labels of the meridians begin in the narrowest window, in percent of the height. */
const FOOT = 89;

/** The parallels whose labels, at the left edge, touch nothing that is written on the map. */
export function labelParallels(parallels: readonly SheetLine[], taken: readonly Box[], room: NameRoom): (SheetLine & { box: Box })[] {
  return parallels
    .map((line) => ({
      ...line,
      box: { left: 0, right: EDGE + widthOf(line, room), top: line.at - room.line / 3, bottom: line.at + room.line / 3 },
    }))
    .filter(({ box }) => box.top > 1 && box.bottom < 92 && !taken.some((other) => overlap(box, other)));
}

/** The meridians whose labels, at the lower edge, touch neither the edges nor one another. */
export function labelMeridians(meridians: readonly SheetLine[], room: NameRoom): (SheetLine & { box: Box })[] {
  let end = 1;
  return meridians.flatMap((line) => {
    const half = widthOf(line, room) / 2 + 1.5;
    const [left, right] = [line.at - half, line.at + half];
    if (left < end || right > 99) return [];
    end = right;
    return { ...line, box: { left, right, top: FOOT, bottom: 100 } };
  });
}

function widthOf({ label }: SheetLine, { letter }: NameRoom): number {
  return label.length * letter * NARROWER;
}
