import { followGreatCircle, type Position } from './geography.ts';
import type { LegMode, MapLeg } from './mapPlace.ts';
import type { SheetPoint } from './mapSheet.ts';

/** A leg as a line on the map, in percent. */
export interface LegLine {
  mode: LegMode;
  points: readonly SheetPoint[];
  label: string | undefined;
  days: readonly number[] | undefined;
}

/** Height of an arc by air, as a fraction of its length. */
const ARC = 0.12;
const ARC_STEPS = 24;

/** The positions a leg runs through: along the great circles between its points. */
export function tracePositions({ points }: MapLeg): Position[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from ? followGreatCircle(from, to) : [to];
  });
}

/** The highest points of the arcs by air, which a map makes room for. */
export function findArcTops(legs: readonly MapLeg[]): Position[] {
  return legs.flatMap(({ mode, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (mode !== 'air' || !first || !last) return [];
    const narrowing = Math.max(Math.cos((((first.lat + last.lat) / 2) * Math.PI) / 180), 0.1);
    const [across, up] = [(last.lng - first.lng) * narrowing, last.lat - first.lat];
    return [{ lat: (first.lat + last.lat) / 2 - ARC * across, lng: (first.lng + last.lng) / 2 + (ARC * up) / narrowing }];
  });
}

/** A leg on a map of `ratio` from its projected positions: flights rise in an arc to the right of their direction. */
export function drawLeg({ mode, label, days }: MapLeg, points: readonly SheetPoint[], ratio: number): LegLine {
  return { mode, label, days, points: mode === 'air' ? bendRight(points, ratio) : points };
}

/** An arc over the straight line between the ends: over a great circle, which has a bow of its own, it would rise too high. */
function bendRight(points: readonly SheetPoint[], ratio: number): SheetPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const [across, down] = [last.x - first.x, (last.y - first.y) / ratio];
  return Array.from({ length: ARC_STEPS + 1 }, (_, index) => {
    const t = index / ARC_STEPS;
    const rise = ARC * 4 * t * (1 - t);
    return { x: first.x + across * t - down * rise, y: first.y + (down * t + across * rise) * ratio };
  });
}
