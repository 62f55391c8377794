/** A point of the sheet: 480 wide, 600 high. */
export type At = readonly [x: number, y: number];

/** A closed outline without corners through the points. */
export function round(points: readonly At[], fill: string, more = ''): string {
  const around = (i: number): At => points[(i + points.length) % points.length]!;
  const path = points.map((_, i) => {
    const [[ax, ay], [x, y], [bx, by], [cx, cy]] = [around(i - 1), around(i), around(i + 1), around(i + 2)];
    return `C${n(x + (bx - ax) / 6)} ${n(y + (by - ay) / 6)} ${n(bx - (cx - x) / 6)} ${n(by - (cy - y) / 6)} ${n(bx)} ${n(by)}`;
  });
  return `<path d="M${n(around(0)[0])} ${n(around(0)[1])}${path.join('')}Z" fill="${fill}" ${more}/>`;
}

/** A brush stroke along points, thin at both ends and `wide` in its middle. */
export function stroke(points: readonly At[], wide: number, ink: string, opacity = 1): string {
  const dense = smooth(points);
  const sides = dense.map(([x, y], i) => {
    const [px, py] = dense[Math.max(0, i - 1)]!;
    const [qx, qy] = dense[Math.min(dense.length - 1, i + 1)]!;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const half = (wide / 2) * Math.sin(Math.PI * (0.06 + (0.88 * i) / (dense.length - 1))) ** 0.7;
    return {
      left: [x - ((qy - py) / length) * half, y + ((qx - px) / length) * half],
      right: [x + ((qy - py) / length) * half, y - ((qx - px) / length) * half],
    };
  });
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()];
  return `<path d="M${outline.map(([x, y]) => `${n(x!)} ${n(y!)}`).join('L')}Z" fill="${ink}" fill-opacity="${opacity}"/>`;
}

function smooth(points: readonly At[]): At[] {
  const at = (i: number): At => points[Math.min(points.length - 1, Math.max(0, i))]!;
  return points
    .slice(0, -1)
    .flatMap((_, i) =>
      Array.from({ length: 8 }, (__, step): At => {
        const t = step / 8;
        const between = (c: 0 | 1): number => {
          const [p, q, r, s] = [at(i - 1)[c], at(i)[c], at(i + 1)[c], at(i + 2)[c]];
          return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
        };
        return [between(0), between(1)];
      }),
    )
    .concat([at(points.length - 1)]);
}

function n(value: number): string {
  return value.toFixed(1);
}
