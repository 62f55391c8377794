/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Points as a list, or as SVG writes them: `"0,0 12.5,40 30,-4"`. */
export type Outline = string | readonly Point[];

/** The points of an outline. */
export function parseOutline(outline: Outline): readonly Point[] {
  if (typeof outline !== 'string') return outline;
  return outline.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The points of an outline, moved sideways. */
export function shiftX(outline: Outline, dx: number): Point[] {
  return parseOutline(outline).map(([x, y]) => [x + dx, y]);
}
