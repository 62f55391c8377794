import { drawLeg, tracePositions } from '../../../design-system/src/components/RouteMap/legLines.ts';
import { mapSheet, type SheetPoint } from '../../../design-system/src/components/RouteMap/mapSheet.ts';
import { buildLegs } from '../../../site/src/content/buildLegs.ts';
import type { PublishedSite } from '../../builders/publishedSite.ts';
import type { Violation } from './violation.ts';

/** Height to width of the map of a route. */
const RATIO = 5 / 6;
/** Percent of the map that a line may leave the box of its points: the bow of a great circle. */
const SLACK = 0.5;
/** Height of the arc of a flight, as a share of its length. */
const HIGHEST_ARC = 0.12;

/** Every transfer knows where it begins and ends. */
export function findTransfersWithoutPoints({ itineraries }: PublishedSite): Violation[] {
  return itineraries.flatMap(({ slug, days }) =>
    days.flatMap(({ dayNumber, transfers }) =>
      transfers
        .filter(({ fromPoint, toPoint }) => !fromPoint || !toPoint)
        .map(({ from, to }) => ({ page: `/itineraries/${slug}/`, sentence: `Day ${dayNumber}: ${from} to ${to} has no coordinates` })),
    ),
  );
}

/** On the ground a leg stays within the box of its points, and in the air its arc rises by 12 % of its length at most. */
export function findStrayLegs({ itineraries }: PublishedSite): Violation[] {
  return itineraries.flatMap(({ slug, days }) => {
    const legs = buildLegs(days);
    const traces = legs.map(tracePositions);
    const { points } = mapSheet([...traces.flat(), ...legs.flatMap((leg) => leg.points)], RATIO);
    let [drawn, given] = [0, traces.flat().length];
    return legs.flatMap((leg, index) => {
      const line = drawLeg(leg, points.slice(drawn, (drawn += traces[index]?.length ?? 0)), RATIO).points;
      const ends = points.slice(given, (given += leg.points.length));
      const sentence = `the leg by ${leg.mode} of day ${leg.days?.join(', ')}`;
      const page = `/itineraries/${slug}/`;
      if (leg.mode !== 'air') return isWithin(line, ends) ? [] : [{ page, sentence: `${sentence} leaves the box of its points` }];
      const arc = measureArc(line);
      return arc <= HIGHEST_ARC + 0.001 ? [] : [{ page, sentence: `${sentence} rises by ${Math.round(arc * 100)} %` }];
    });
  });
}

/** Lines of published maps are straight from point to point: a curve might swing where nobody goes. */
export function findCurvedLegs({ pages }: PublishedSite): Violation[] {
  return pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<path [^>]*data-mode="\w+"[^>]*>/g)]
      .filter(([leg]) => /[CcQqSsTtAa]/.test(/ d="([^"]*)"/.exec(leg)?.[1] ?? 'C'))
      .map(([leg]) => ({ page: path, sentence: leg })),
  );
}

function isWithin(line: readonly SheetPoint[], box: readonly SheetPoint[]): boolean {
  return (['x', 'y'] as const).every((axis) => {
    const values = box.map((point) => point[axis]);
    return line.every((point) => point[axis] >= Math.min(...values) - SLACK && point[axis] <= Math.max(...values) + SLACK);
  });
}

/** The greatest distance of a line from the straight one between its ends, as a share of that. */
function measureArc(line: readonly SheetPoint[]): number {
  const square = line.map(({ x, y }) => ({ x, y: y / RATIO }));
  const [first, last] = [square[0], square.at(-1)];
  if (!first || !last) return 0;
  const [across, down] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(across, down);
  return Math.max(...square.map(({ x, y }) => Math.abs((x - first.x) * down - (y - first.y) * across))) / length ** 2;
}
