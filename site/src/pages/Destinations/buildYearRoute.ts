/** A place with its best months. */
export interface SeasonalPlace {
  id: string;
  /** Best months, 1 to 12. */
  months: readonly number[];
  /** Degrees. */
  lat: number;
  lng: number;
}

/**
 * Builds a route through a year: for each month, starting with `first`, the nearest place that is at its best and was not visited yet.
 * Months without such a place are skipped.
 */
export function buildYearRoute<Place extends SeasonalPlace>(places: readonly Place[], first: number): { place: Place; month: number }[] {
  const left = new Set(places);
  const route: { place: Place; month: number }[] = [];
  for (let i = 0; i < 12; i += 1) {
    const month = ((first - 1 + i) % 12) + 1;
    const before = route.at(-1)?.place;
    const [nearest] = [...left]
      .filter(({ months }) => months.includes(month))
      .toSorted((a, b) => (before ? measureDistance(before, a) - measureDistance(before, b) : a.months.length - b.months.length));
    if (!nearest) continue;
    left.delete(nearest);
    route.push({ place: nearest, month });
  }
  return route;
}

/** Measures the distance of two places on the flat map, in degrees. */
function measureDistance(a: SeasonalPlace, b: SeasonalPlace): number {
  return Math.hypot(a.lng - b.lng, a.lat - b.lat);
}
