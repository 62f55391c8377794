import { touches } from './boundingBox.ts';
import { clipRing, ringArea, simplifyRing } from './rings.ts';
import { clipLine, type Box } from './clipLine.ts';
import { pathOfLines, pathOfRings } from './paths.ts';
import { drawContours, type Relief } from './relief.ts';
import type { Line } from './topology.ts';

/** What the ground is drawn from, for the whole world. */
export interface Ground {
  land: readonly Line[];
  borders: readonly Line[];
  lakes: readonly Line[];
  rivers: readonly Line[];
  ice: readonly Line[];
}

/** Units on each side of a square, whose points lie on them: about two pixels of the widest map that it is for. */
const UNITS = 250;
/** Units on each side of the drawing, which the page expects. */
const SIDE = 500;
/** Fraction of a square by which it reaches over its edges, so that no seam shows. */
const OVERLAP = 0.005;
/** Metres at which the colour of the ground changes, on every map the same. */
const HEIGHTS = [100, 200, 400, 700, 1000, 1400, 1800, 2300, 2900, 3600, 4500];
/** Contours are the greater part of a drawing, and need to be exact less than coasts. Squares from so many degrees on have every second one. */
const CONTOURS = { smallest: 50, coarseness: 2, halvedFrom: 20 };

/** Draws a square of ground as a symbol that takes its colours from the page, with so many points of relief in a degree; null where there is only sea. */
export function drawGround(ground: Ground, relief: Relief, west: number, south: number, size: number, perDegree: number): string | null {
  const overlap = size * OVERLAP;
  const box = [west - overlap, south - overlap, west + size + overlap, south + size + overlap] as const;
  const scale = UNITS / (size + 2 * overlap);
  const grain = 0.7 / scale;
  const narrowing = Math.max(Math.cos(((south + size / 2) * Math.PI) / 180), 0.1);
  const areas = (rings: readonly Line[], smallest: number, within: Box = box, coarseness = 1) =>
    rings
      .filter((ring) => touches(ring, within))
      .map((ring) => simplifyRing(clipRing(ring, within), grain * coarseness, narrowing))
      .filter((ring) => ring.length > 3 && ringArea(ring) * narrowing * scale * scale > smallest);
  const lines = (all: readonly Line[]) =>
    all
      .filter((line) => touches(line, box))
      .flatMap((line) => clipLine(line, box))
      .map((line) => simplifyRing(line, grain, narrowing));
  const land = areas(ground.land, 1.5);
  if (land.length === 0) return null;
  // contours are cut outside of the drawing, so that none runs along its edge
  const margin = 4 / scale;
  const around = [box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin] as const;
  const bands = drawContours(relief, box, HEIGHTS, perDegree).map((rings, i) =>
    size < CONTOURS.halvedFrom || i % 2 === 1 ? pathOfRings(areas(rings, CONTOURS.smallest, around, CONTOURS.coarseness), box, scale) : '',
  );
  const coastsOf = (rings: readonly Line[]) => rings.flatMap((ring) => withoutEdges(ring, box));
  const lakes = areas(ground.lakes, 3);
  const fills = [
    ...bands.map((d, i) => band(d, `band${i + 1}`)),
    area(pathOfRings(areas(ground.ice, 3), box, scale), 'ice'),
    stroke(pathOfLines(lines(ground.rivers), box, scale), 'river'),
    area(pathOfRings(lakes, box, scale), 'lake'),
    stroke(pathOfLines(coastsOf(lakes), box, scale), 'coast'),
    stroke(pathOfLines(lines(ground.borders), box, scale), 'border', ' stroke-dasharray="6 2 1 2"'),
    area(`M0 0h${UNITS}v${UNITS}h-${UNITS}z${pathOfRings(land, box, scale)}`, 'sea'),
    stroke(pathOfLines(coastsOf(land), box, scale), 'coast'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><g id="ground" transform="scale(${SIDE / UNITS})" fill="none" stroke-linejoin="round"><path fill="var(--fw-map-land)" d="M0 0h${UNITS}v${UNITS}h-${UNITS}z"/>${fills.join('')}</g></svg>`;
}

/** A tint of height, with its contour. */
function band(d: string, name: string): string {
  return (
    d &&
    `<path fill="var(--fw-map-${name})" fill-rule="evenodd" stroke="var(--fw-map-contour)" stroke-width="var(--fw-map-contour-width)" vector-effect="non-scaling-stroke" d="${d}"/>`
  );
}

function area(d: string, name: string): string {
  return d && `<path fill="var(--fw-map-${name})" fill-rule="evenodd" d="${d}"/>`;
}

function stroke(d: string, name: string, more = ''): string {
  return (
    d &&
    `<path stroke="var(--fw-map-${name})" stroke-width="var(--fw-map-${name}-width)" vector-effect="non-scaling-stroke"${more} d="${d}"/>`
  );
}

/** The parts of a closed ring that do not run along the edge it was cut at. */
function withoutEdges(ring: Line, [west, south, east, north]: Box): Line[] {
  const parts: Line[] = [];
  for (const [i, point] of ring.entries()) {
    const before = ring.at(i - 1) ?? point;
    const isEdge =
      (point[0] === before[0] && (point[0] === west || point[0] === east)) ||
      (point[1] === before[1] && (point[1] === south || point[1] === north));
    if (isEdge) continue;
    const last = parts.at(-1);
    if (last?.at(-1) === before) last.push(point);
    else parts.push([before, point]);
  }
  return parts;
}
