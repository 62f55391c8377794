import type { Point } from '#src/svg/outline.ts';
import { douglasPeucker } from './douglasPeucker.ts';

/** A line of points; closed when the last equals the first. */
export type Polyline = Point[];

/** Traces the lines along which a field of samples has the value `level`, by marching squares. */
export function traceContours(field: Float32Array, width: number, height: number, level: number): Polyline[] {
  const next = new Map<number, number[]>();
  const points = new Map<number, Point>();
  const cross = (x: number, y: number, down: boolean): number => {
    const key = (y * width + x) * 2 + (down ? 1 : 0);
    if (!points.has(key)) {
      const a = field[y * width + x];
      const b = field[down ? (y + 1) * width + x : y * width + x + 1];
      const t = (level - a) / (b - a || 1e-9);
      points.set(key, down ? [x, y + t] : [x + t, y]);
    }
    return key;
  };
  const link = (a: number, b: number): void => {
    (next.get(a) ?? next.set(a, []).get(a)!).push(b);
    (next.get(b) ?? next.set(b, []).get(b)!).push(a);
  };
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const [a, b, c, d] = [field[at] >= level, field[at + 1] >= level, field[at + width + 1] >= level, field[at + width] >= level];
      const edges: number[] = [];
      if (a !== b) edges.push(cross(x, y, false));
      if (b !== c) edges.push(cross(x + 1, y, true));
      if (c !== d) edges.push(cross(x, y + 1, false));
      if (d !== a) edges.push(cross(x, y, true));
      if (edges.length === 2) link(edges[0], edges[1]);
      else if (edges.length === 4) {
        const middle = (field[at] + field[at + 1] + field[at + width] + field[at + width + 1]) / 4 >= level;
        const turn = middle === a ? 0 : 1; // a saddle: the value in the middle decides which corners belong together
        link(edges[0], edges[turn === 0 ? 1 : 3]);
        link(edges[2], edges[turn === 0 ? 3 : 1]);
      }
    }
  }
  return joinSegments(next, points);
}

/** Joins segments end to end, open lines first. */
function joinSegments(next: Map<number, number[]>, points: Map<number, Point>): Polyline[] {
  const seen = new Set<number>();
  const lines: Polyline[] = [];
  const ends = [...next.keys()].filter((key) => next.get(key)!.length === 1);
  for (const start of [...ends, ...next.keys()]) {
    if (seen.has(start)) continue;
    const line: Polyline = [];
    let at: number | undefined = start;
    while (at !== undefined) {
      seen.add(at);
      line.push(points.get(at)!);
      at = next.get(at)!.find((key) => !seen.has(key));
    }
    if (next.get(start)!.length === 2) line.push(line[0]);
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

/** Drops points that lie nearer than `tolerance` to the line between those that stay. */
export function simplifyLine(line: Polyline, tolerance: number): Polyline {
  const last = line.length - 1;
  const half = Math.floor(line.length / 2);
  const isClosed = line[0][0] === line[last][0] && line[0][1] === line[last][1];
  const spans = isClosed
    ? ([
        [0, half],
        [half, last],
      ] as const)
    : ([[0, last]] as const);
  return douglasPeucker(line, spans, tolerance, distanceToSegment);
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}
