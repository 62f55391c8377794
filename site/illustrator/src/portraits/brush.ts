import { bandPath, closedCurvePath } from '#src/svg/curves.ts';
import { type Outline, parseOutline, type Point } from '#src/svg/outline.ts';

/** A smooth closed shape through the points, on a sheet 480 wide and 600 high. */
export function closedCurve(outline: Outline, fill: string, attributes = ''): string {
  return `<path d="${closedCurvePath(parseOutline(outline), format)}" fill="${fill}" ${attributes}/>`;
}

/** A brush stroke along the points, `width` in its middle and thin at both ends. */
export function stroke(outline: Outline, width: number, ink: string, opacity = 1): string {
  const points = smooth(parseOutline(outline));
  const halfWidth = (i: number): number => (width / 2) * Math.sin(Math.PI * (0.06 + (0.88 * i) / (points.length - 1))) ** 0.7;
  return `<path d="${bandPath(points, halfWidth, format)}" fill="${ink}" fill-opacity="${opacity}"/>`;
}

/** Points along a Catmull-Rom curve, eight to each segment. */
function smooth(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))];
  const dense = points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: 8 }, (__, step): Point => {
      const t = step / 8;
      const between = (axis: 0 | 1): number => {
        const [p, q, r, s] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      };
      return [between(0), between(1)];
    }),
  );
  return [...dense, at(points.length - 1)];
}

function format(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
