import type { LegLine } from './legLines.ts';
import type { SheetPoint } from './mapSheet.ts';
import { contains, measureLabel, overlap, type Box, type NameRoom } from './placeNames.ts';
import { boxOfMark, sampleLine, type Marking, type Waypoint } from './waypoints.ts';

/** A label of a leg, centred on its point, in percent. */
export interface LegLabel extends SheetPoint {
  text: string;
  /** Whether there is room for it on a narrow map as well. */
  isNarrow: boolean;
}

/** Shortest leg with a label, in percent of the width: 90 px on a map 640 px wide. */
const SHORTEST = 14;
/** Size of the letters on a map 448 px wide against those on one of 288 px. */
const ROOMY = 0.65;

/** Places the labels of long legs beside them, clear of all legs, marks, names and edges; those without room are left out. */
export function placeLegLabels(
  legs: readonly LegLine[],
  marks: readonly Waypoint[],
  marking: Marking,
  landmarks: readonly Box[] = [],
): LegLabel[] {
  const { room, ratio } = marking;
  const lines = legs.flatMap(({ points }) => sampleLine(points));
  const taken = [...routeBoxes(marks, [], marking), ...landmarks];
  const labels: LegLabel[] = [];
  for (const { label, points } of legs) {
    if (label === undefined || lengthOf(points, ratio) < SHORTEST || labels.some(({ text }) => text === label)) continue;
    const placed = [true, false].flatMap((isNarrow) => {
      const { width, height } = sizeOfLabel({ text: label, isNarrow }, room);
      const place = positionsBeside(points, width, height, ratio).find((at) => {
        const box = centred(at, width, height);
        return (
          box.left > 1 &&
          box.right < 99 &&
          box.top > 1 &&
          box.bottom < 93 &&
          !taken.some((other) => overlap(box, other)) &&
          !lines.some((point) => contains(box, point))
        );
      });
      return place ? [{ ...place, text: label, isNarrow }] : [];
    });
    const [found] = placed;
    if (!found) continue;
    labels.push(found);
    taken.push(boxOfLabel(found, room));
  }
  return labels;
}

/** Points beside the middle of a line, then nearer its ends, on either side. */
function positionsBeside(points: readonly SheetPoint[], width: number, height: number, ratio: number): SheetPoint[] {
  const samples = sampleLine(points);
  return [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((part) => {
    const index = Math.round(part * (samples.length - 1));
    const [at, before, after] = [samples[index], samples[Math.max(index - 2, 0)], samples[Math.min(index + 2, samples.length - 1)]];
    if (!at || !before || !after) return [];
    const [dx, dy] = [after.x - before.x, (after.y - before.y) / ratio];
    const length = Math.hypot(dx, dy) || 1;
    const [normalX, normalY] = [-dy / length, dx / length];
    const reach = Math.abs(normalX) * (width / 2) + Math.abs(normalY) * (height / ratio / 2) + 1;
    return [1, -1, 1.5, -1.5].map((side) => ({ x: at.x + normalX * reach * side, y: at.y + normalY * reach * side * ratio }));
  });
}

/** The boxes that marks, names and labels of a route take. */
export function routeBoxes(marks: readonly Waypoint[], labels: readonly LegLabel[], marking: Marking): Box[] {
  return [
    ...marks.flatMap((mark) => [boxOfMark(mark, marking), ...nameBoxes(mark, marking.room)]),
    ...labels.map((label) => boxOfLabel(label, marking.room)),
  ];
}

function boxOfLabel(label: LegLabel, room: NameRoom): Box {
  const { width, height } = sizeOfLabel(label, room);
  return centred(label, width, height);
}

function sizeOfLabel({ text, isNarrow }: Pick<LegLabel, 'text' | 'isNarrow'>, room: NameRoom): { width: number; height: number } {
  const size = isNarrow ? 1 : ROOMY;
  return { width: text.length * room.letter * 0.78 * size, height: room.line * 0.6 * size };
}

function nameBoxes({ label, name, letters = name.length }: Waypoint, room: NameRoom): Box[] {
  if (!label) return [];
  const { width, height } = measureLabel(letters, room);
  const left = label.side === 'end' ? label.x : label.x - width;
  return [{ left, right: left + width, top: label.y - height / 2, bottom: label.y + height / 2 }];
}

function centred({ x, y }: SheetPoint, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function lengthOf(points: readonly SheetPoint[], ratio: number): number {
  return points.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), (y - (points[i]?.y ?? y)) / ratio), 0);
}
