/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The number of a part, in pixels from the upper left corner of the drawing. */
export interface CallOutPlace {
  left: number;
  top: number;
}

/** Diameter of a number, in pixels. */
const CALL_OUT = 22;

/** Pixels between a number and the part beside which it stands. */
const GAP = 6;

/** What the numbers are drawn on. */
export interface Drawing {
  width: number;
  height: number;
  /** Whether nothing is written or drawn at a point. */
  isBlank(x: number, y: number): boolean;
}

/**
 * Places a number beside each part: at its start, above, below or after it, wherever the number covers no word, no other part and no other
 * number; if there is no such place, within a part that has room for it. A part without any has its number on its corner.
 */
export function placeCallOuts(parts: readonly (Box | undefined)[], drawing: Drawing): (CallOutPlace | undefined)[] {
  const placed: Box[] = [];
  return parts.map((part) => {
    if (!part) return undefined;
    const others = parts.filter((other) => other !== undefined && other !== part && !contains(other, part));
    const isFree = (place: CallOutPlace, obstacles: readonly (Box | undefined)[]) => {
      const number = toBox(place);
      const isWithin = contains({ left: 0, top: 0, width: drawing.width, height: drawing.height }, number);
      const isBlank = drawing.isBlank(place.left + CALL_OUT / 2, place.top + CALL_OUT / 2);
      return isWithin && isBlank && ![...obstacles, ...placed].some((other) => other && overlap(other, number));
    };
    const places = placesAround(part);
    const small = others.filter((other) => other && other.height < ROOMY);
    const place = places.find((one) => isFree(one, others)) ?? places.find((one) => isFree(one, small)) ?? cornerOf(part);
    placed.push(toBox(place));
    return place;
  });
}

/** Height in pixels from which a part has room for the number of another. */
const ROOMY = 4 * CALL_OUT;

const toBox = (place: CallOutPlace): Box => ({ ...place, width: CALL_OUT, height: CALL_OUT });

function placesAround({ left, top, width, height }: Box): CallOutPlace[] {
  const [middle, centre] = [top + height / 2 - CALL_OUT / 2, left + width / 2 - CALL_OUT / 2];
  return [
    { left: left - GAP - CALL_OUT, top: middle },
    { left: centre, top: top - GAP - CALL_OUT },
    { left: centre, top: top + height + GAP },
    { left: left + width + GAP, top: middle },
  ];
}

function cornerOf({ left, top }: Box): CallOutPlace {
  return { left: Math.max(0, left - CALL_OUT / 2), top: Math.max(0, top - CALL_OUT / 2) };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.left + outer.width >= inner.left + inner.width &&
    outer.top + outer.height >= inner.top + inner.height
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
