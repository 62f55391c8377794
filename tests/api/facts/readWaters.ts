import { existsSync, readFileSync } from 'node:fs';
import { distanceKm, type Position } from '../../../design-system/src/components/RouteMap/geography.ts';

/** Points of a line in units of its square of ground. */
type Line = [x: number, y: number][];

/** What a square of ground says of water: coasts, lakes and rivers. */
interface Waters {
  land: Line[];
  lakes: Line[];
  rivers: Line[];
}

/** The squares as `site/illustrator/src/land/drawGround.ts` draws them: degrees, overlap on each side, and units. */
const SIZE = 2.5;
const OVERLAP = 0.0125;
const UNITS_PER_DEGREE = 250 / (SIZE + 2 * OVERLAP);
const KM_PER_DEGREE = 111.2;

const squares = new Map<string, Waters | null>();

/** How far a position is from the nearest sea, lake or river on our maps, in kilometres; 0 on a sea or a lake. */
export function measureKmToWater({ lat, lng }: Position): number {
  const [west, south] = [lng, lat].map((degrees) => Math.floor(degrees / SIZE) * SIZE);
  const waters = readWaters(west ?? 0, south ?? 0);
  if (!waters) return 0; // there is no drawing where there is no land
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const at = [(lng - (west ?? 0) + OVERLAP) * UNITS_PER_DEGREE, ((south ?? 0) + SIZE + OVERLAP - lat) * UNITS_PER_DEGREE] as const;
  if (!isInside(waters.land, at) || isInside(waters.lakes, at)) return 0;
  const shores = [...waters.land, ...waters.lakes].map((ring): Line => [...ring, ...ring.slice(0, 1)]);
  const distances = [...shores, ...waters.rivers].flatMap((line) =>
    line.slice(1).map((to, index) => measureToSegment(at, line[index] ?? to, to, narrowing)),
  );
  return (Math.min(...distances) / UNITS_PER_DEGREE) * KM_PER_DEGREE;
}

/** Positions along a way, a kilometre apart, with the kilometres from each to the nearer end. */
export function walkAlong(points: readonly Position[]): { position: Position; kmToEnd: number }[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.max(Math.ceil(distanceKm(from, to)), 1);
    return Array.from({ length: count + 1 }, (_, step) => {
      const position = { lat: from.lat + ((to.lat - from.lat) * step) / count, lng: from.lng + ((to.lng - from.lng) * step) / count };
      return { position, kmToEnd: Math.min(distanceKm(position, first), distanceKm(position, last)) };
    });
  });
}

function readWaters(west: number, south: number): Waters | null {
  const name = `ground_${SIZE}_${west}_${south}.svg`;
  const known = squares.get(name);
  if (known !== undefined) return known;
  const file = new URL(`../../../site/public/maps/${name}`, import.meta.url);
  const drawing = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const waters =
    drawing === null ? null : { land: readLines(drawing, 'sea'), lakes: readLines(drawing, 'lake'), rivers: readLines(drawing, 'river') };
  squares.set(name, waters);
  return waters;
}

/** The lines of the paths with this color; not the frame around the whole square, which is drawn otherwise. */
function readLines(drawing: string, color: string): Line[] {
  const paths = [...drawing.matchAll(/<path (?:fill|stroke)="var\(--fw-map-(\w+)\)"[^>]* d="([^"]*)"/g)];
  return paths
    .filter(([, name]) => name === color)
    .flatMap(([, , d = '']) => d.split('M'))
    .filter((part) => part !== '' && !part.includes('h'))
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      const line: Line = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const [x, y] = line.at(-1) ?? [0, 0];
        line.push([x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)]);
      }
      return line;
    });
}

/** Whether a point is within an odd number of rings. */
function isInside(rings: readonly Line[], [x, y]: readonly [number, number]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
      return y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
    }),
  );
  return crossings.length % 2 === 1;
}

/** The distance from a point to a segment in units of latitude. */
function measureToSegment(
  [x, y]: readonly [number, number],
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  narrowing: number,
): number {
  const [dx, dy, px, py] = [(x1 - x0) * narrowing, y1 - y0, (x - x0) * narrowing, y - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(Math.max((px * dx + py * dy) / length, 0), 1);
  return Math.hypot(px - t * dx, py - t * dy);
}
