import type { Point } from './outline.ts';

/** Writes a coordinate pair of path data. */
type Format = (x: number, y: number) => string;

/** Path data of a polygon. */
export function polygonPath(points: readonly Point[], format: Format): string {
  return `M${points.map(([x, y]) => format(x, y)).join('L')}Z`;
}

/** Path data of a closed Catmull-Rom curve through the points. */
export function closedCurvePath(points: readonly Point[], format: Format): string {
  const around = (i: number): Point => points[(i + points.length) % points.length];
  const curves = points.map(([x, y], i) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [around(i - 1), around(i + 1), around(i + 2)];
    return `C${format(x + (bx - ax) / 6, y + (by - ay) / 6)} ${format(bx - (cx - x) / 6, by - (cy - y) / 6)} ${format(bx, by)}`;
  });
  return `M${format(...around(0))}${curves.join('')}Z`;
}

/** Path data of a band along points; `halfWidth` gives half its width at the point with that index. */
export function bandPath(points: readonly Point[], halfWidth: (i: number) => number, format: Format): string {
  const edges = points.map(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)];
    const [qx, qy] = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(qx - px, qy - py) || 1;
    const half = halfWidth(i);
    const [dx, dy] = [((qy - py) / length) * half, ((qx - px) / length) * half];
    return { left: [x - dx, y + dy] as Point, right: [x + dx, y - dy] as Point };
  });
  return polygonPath([...edges.map(({ left }) => left), ...edges.map(({ right }) => right).toReversed()], format);
}
