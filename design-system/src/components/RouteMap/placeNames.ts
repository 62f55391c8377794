/** A position on the map, in percent from the left and top. */
export interface At {
  x: number;
  y: number;
}

/** Position of a name: after its point (`end`) or before it (`start`). */
export interface NameAt extends At {
  side: 'start' | 'end';
}

/** Text metrics in percent of the map: width of a character, gap beside the mark, line height and, where long names wrap, their maximum width. */
export interface NameRoom {
  letter: number;
  gap: number;
  line: number;
  widest?: number;
}

/** An area of the map, in percent. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A point with its name. */
export interface NamedPoint extends At {
  name: string;
  /** Width of its label in characters, if there is more than the name. */
  letters?: number | undefined;
}

/**
 * Places a label beside each point, as close as other labels allow, on the map, clear of all points and, within two lines, clear of the
 * route. Where not all find room from the top down, they are placed in other orders too, and those that stay nearest to their points win.
 */
export function withNames<Point extends NamedPoint>(
  points: readonly Point[],
  room: NameRoom,
  route: readonly At[] = [],
): (Point & { label: NameAt })[] {
  const [first, ...others] = listOrders(points.map((point) => fitToMap(point, room)));
  const whole = (order: readonly Point[]) => placeInOrder(order, room, everywhere, route);
  let named = whole(first);
  if (named.some(({ label }) => !label))
    named = [named, ...others.map(whole)].toSorted((one, other) => strayed(one) - strayed(other))[0] ?? named;
  return named.map((point) => ({ ...point, label: point.label ?? { x: point.x, y: point.y, side: 'end' } }));
}

/** Shortens the estimate of a name that would leave the map on both sides: estimates are generous, so that it still fits on the wider one. */
function fitToMap<Point extends NamedPoint>(point: Point, room: NameRoom): Point {
  const { x, name, letters = name.length } = point;
  const beside = Math.max(x, 100 - x);
  return measureLabel(letters, room).width <= beside ? point : { ...point, letters: (beside - room.gap) / room.letter };
}

/** From the top down, and each point before all others. */
function listOrders<Point extends At>(points: readonly Point[]): [Point[], ...Point[][]] {
  const down = fromTop(points);
  const [up, across] = [down.toReversed(), points.toSorted((one, other) => one.x - other.x)];
  return [
    down,
    ...[down, up, across, across.toReversed()].flatMap((order) => order.map((point) => [point, ...order.filter((one) => one !== point)])),
  ];
}

/** How far in all labels are from their points; one without room counts most. */
function strayed(points: readonly (At & { label?: NameAt | undefined })[]): number {
  return points.reduce((sum, { y, label }) => sum + (label ? Math.abs(label.y - y) : 1000), 0);
}

/** Like `withNames`, but a label that does not fit within the given number of steps is left out. */
export function withNamesWhereFree<Point extends NamedPoint>(
  points: readonly Point[],
  room: NameRoom,
  steps: number,
  route: readonly At[] = [],
): (Point & { label?: NameAt | undefined })[] {
  return placeInOrder(fromTop(points), room, steps, route);
}

function fromTop<Point extends At>(points: readonly Point[]): Point[] {
  return points.toSorted((one, other) => one.y - other.y);
}

function placeInOrder<Point extends NamedPoint>(
  points: readonly Point[],
  room: NameRoom,
  steps: number,
  route: readonly At[],
): (Point & { label?: NameAt | undefined })[] {
  const marks = points.map(({ x, y }) => boxOf(x - room.gap / 2, x + room.gap / 2, y, room.line / 2));
  const names: Box[] = [];
  // a mark that covers the point itself is no obstacle, a name there is one
  const isTaken = (box: Box, point: Point) =>
    marks.some((mark) => overlap(box, mark) && !contains(mark, point)) || names.some((name) => overlap(box, name));
  return points.map((point) => {
    const free = labelCandidates(point, room, steps).filter(({ box }) => !isTaken(box, point));
    const near = free.filter(({ label }) => Math.abs(label.y - point.y) <= 2 * room.line);
    const clear = near.find(({ box }) => !route.some((at) => contains(box, at) && Math.abs(at.x - point.x) > room.gap / 2));
    const place = clear ?? free[0];
    if (place) names.push(place.box);
    return { ...point, label: place?.label };
  });
}

/** Enough steps to cover the map, so that every label finds a place. */
const everywhere = 48;

/** Percent from the top where the labels of the meridians begin. */
const MERIDIANS = 93;

/** The size of a label of so many characters; one that is wider than its maximum wraps. */
export function measureLabel(letters: number, { letter, gap, line, widest = Infinity }: NameRoom): { width: number; height: number } {
  const width = gap + letters * letter;
  return width > widest ? { width: widest, height: 1.5 * line } : { width, height: line };
}

/** Candidate positions for a label, best first: beside its point, then slightly lower or higher. */
function labelCandidates(
  { x, y, name, letters = name.length }: NamedPoint,
  { letter, gap, line, widest = Infinity }: NameRoom,
  steps: number,
): { label: NameAt; box: Box }[] {
  const { width, height } = measureLabel(letters, { letter, gap, line, widest });
  const sides = x + width > 99 ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const shifts = Array.from({ length: steps }, (_, i) => (Math.ceil(i / 2) * line * (i % 2 === 0 ? -1 : 1)) / 2);
  return shifts.flatMap((shift) =>
    sides
      .map((side) => ({
        label: { x, y: rounded(y + shift), side },
        box: side === 'end' ? boxOf(x + 0.01, x + width, y + shift, height) : boxOf(x - width, x - 0.01, y + shift, height),
      }))
      .filter(({ box }) => box.left > -1 && box.right < 101 && box.top > 0 && box.bottom < MERIDIANS),
  );
}

function boxOf(left: number, right: number, middle: number, height: number): Box {
  return { left, right, top: middle - height / 2, bottom: middle + height / 2 };
}

/** Whether two boxes overlap. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a box contains a point; the box of a label's own point is no obstacle. */
export function contains({ left, right, top, bottom }: Box, { x, y }: At): boolean {
  return left < x && x < right && top < y && y < bottom;
}

/** Rounds a percentage to two decimals for markup. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
