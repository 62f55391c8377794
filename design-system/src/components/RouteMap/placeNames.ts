/** Where something stands on a sheet, in percent from its left and top. */
export interface At {
  x: number;
  y: number;
}

/** Where a name stands: at the end of its point, or before it. */
export interface NameAt extends At {
  side: 'start' | 'end';
}

/** How much room names take, in percent of the sheet: a letter, what stands beside it, and a line; where long ones go into two lines, how wide they get. */
export interface NameRoom {
  letter: number;
  gap: number;
  line: number;
  widest?: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Points with the places of their names: each as near to its point as others let it, on the sheet, off all points and, within two lines, off the route. */
export function withNames<Point extends At & { name: string }>(
  points: readonly Point[],
  room: NameRoom,
  route: readonly At[] = [],
): (Point & { label: NameAt })[] {
  return withNamesWhereFree(points, room, everywhere, route).map((point) => ({
    ...point,
    label: point.label ?? { x: point.x, y: point.y, side: 'end' },
  }));
}

/** The same, but a name without room within some steps up and down from its point goes without a place. */
export function withNamesWhereFree<Point extends At & { name: string }>(
  points: readonly Point[],
  room: NameRoom,
  steps: number,
  route: readonly At[] = [],
): (Point & { label?: NameAt | undefined })[] {
  const taken = points.map(({ x, y }) => boxOf(x - room.gap / 2, x + room.gap / 2, y, room.line / 2));
  return points
    .toSorted((one, other) => one.y - other.y)
    .map((point) => {
      const choices = placesFor(point, room, steps);
      const free = choices.filter(({ box }) => !taken.some((other) => overlap(box, other) && !holds(other, point)));
      const near = free.filter(({ label }) => Math.abs(label.y - point.y) <= 2 * room.line);
      const clear = near.find(({ box }) => !route.some((at) => holds(box, at) && Math.abs(at.x - point.x) > room.gap / 2));
      const place = clear ?? free[0] ?? (steps === everywhere ? choices[0] : undefined);
      if (place) taken.push(place.box);
      return { ...point, label: place?.label };
    });
}

/** As many steps as reach over the sheet; a name then stands somewhere in any case. */
const everywhere = 24;

/** Places for a name, the best first: beside its point, then a little lower or higher. */
function placesFor(
  { x, y, name }: At & { name: string },
  { letter, gap, line, widest = Infinity }: NameRoom,
  steps: number,
): { label: NameAt; box: Box }[] {
  const width = Math.min(gap + name.length * letter, widest);
  const sides = x + width > 99 ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const shifts = Array.from({ length: steps }, (_, i) => (Math.ceil(i / 2) * line * (i % 2 === 0 ? -1 : 1)) / 2);
  return shifts.flatMap((shift) =>
    sides
      .map((side) => ({
        label: { x, y: rounded(y + shift), side },
        box: side === 'end' ? boxOf(x + 0.01, x + width, y + shift, line) : boxOf(x - width, x - 0.01, y + shift, line),
      }))
      .filter(({ box }) => box.left > -1 && box.right < 101 && box.top > 0 && box.bottom < 100),
  );
}

function boxOf(left: number, right: number, middle: number, height: number): Box {
  return { left, right, top: middle - height / 2, bottom: middle + height / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a box stands around a point: that of the name's own point is no obstacle. */
function holds({ left, right, top, bottom }: Box, { x, y }: At): boolean {
  return left < x && x < right && top < y && y < bottom;
}

/** A measure in percent, as it is written into a page. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
