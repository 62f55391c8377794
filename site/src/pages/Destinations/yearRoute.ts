/** A place one could be at in some months. */
export interface Seasonal {
  id: string;
  /** 1 to 12. */
  months: readonly number[];
  /** Degrees. */
  lat: number;
  lng: number;
}

/**
 * A year on the road: for every month from the first one on a place that is at its best then, each place once, and not farther from the
 * one before than need be. Months for which no place is left are skipped.
 */
export function yearRoute<Place extends Seasonal>(places: readonly Place[], first: number): { place: Place; month: number }[] {
  const left = new Set(places);
  const route: { place: Place; month: number }[] = [];
  for (let i = 0; i < 12; i += 1) {
    const month = ((first - 1 + i) % 12) + 1;
    const before = route.at(-1)?.place;
    const [nearest] = [...left]
      .filter(({ months }) => months.includes(month))
      .toSorted((one, other) => (before ? apart(before, one) - apart(before, other) : one.months.length - other.months.length));
    if (!nearest) continue;
    left.delete(nearest);
    route.push({ place: nearest, month });
  }
  return route;
}

/** How far two places are from each other on the sheet, in degrees. */
function apart(one: Seasonal, other: Seasonal): number {
  return Math.hypot(one.lng - other.lng, one.lat - other.lat);
}
