import type { LegLine } from './legLines.ts';
import type { SheetPoint } from './mapSheet.ts';
import { measureLabel, type Box, type NameRoom } from './placeNames.ts';
import type { Waypoint } from './waypoints.ts';
import { sampleLine } from './waypoints.ts';

/** A label of a leg, centred on its point, in percent. */
export interface LegLabel extends SheetPoint {
  text: string;
}

/** Shortest leg with a label, in percent of the width: 90 px on a map 640 px wide. */
const SHORTEST = 14;

/** Places the labels of long legs beside them, clear of all legs, marks, names and edges; those without room are left out. */
export function placeLegLabels(legs: readonly LegLine[], marks: readonly Waypoint[], room: NameRoom, ratio: number): LegLabel[] {
  const lines = legs.flatMap(({ points }) => sampleLine(points));
  const taken = routeBoxes(marks, [], room);
  const labels: LegLabel[] = [];
  for (const { label, points } of legs) {
    if (label === undefined || lengthOf(points, ratio) < SHORTEST || labels.some(({ text }) => text === label)) continue;
    const { width, height } = sizeOfLabel(label, room);
    const place = positionsBeside(points, width, height, ratio).find((at) => {
      const box = centred(at, width, height);
      return (
        box.left > 1 &&
        box.right < 99 &&
        box.top > 1 &&
        box.bottom < 93 &&
        !taken.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom) &&
        !lines.some(({ x, y }) => box.left < x && x < box.right && box.top < y && y < box.bottom)
      );
    });
    if (!place) continue;
    labels.push({ ...place, text: label });
    taken.push(centred(place, width, height));
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
export function routeBoxes(marks: readonly Waypoint[], labels: readonly LegLabel[], room: NameRoom): Box[] {
  return [
    ...marks.flatMap((mark) => [centred(mark, room.gap, room.line), ...nameBoxes(mark, room)]),
    ...labels.map((label) => {
      const { width, height } = sizeOfLabel(label.text, room);
      return centred(label, width, height);
    }),
  ];
}

function sizeOfLabel(text: string, room: NameRoom): { width: number; height: number } {
  return { width: text.length * room.letter * 0.78, height: room.line * 0.6 };
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
