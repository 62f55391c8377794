import type { MapPlace } from '@farwend/design-system';

/** A place on one day of an itinerary. */
interface DayPlace {
  name: string;
  lat: number;
  lng: number;
  day: number;
}

/** A place of an itinerary on its map. */
export interface Stop extends MapPlace {
  id: string;
  days: number[];
}

/** One stop for each place, in order of travel, with its days: `Days 2–4, 9`. It leads to the first of them on the page, and each of them to it. */
export function buildStops(places: readonly DayPlace[]): Stop[] {
  const stops = new Map<string, DayPlace & { days: Set<number> }>();
  for (const place of places) {
    const stop = stops.get(place.name) ?? { ...place, days: new Set<number>() };
    stop.days.add(place.day);
    stops.set(place.name, stop);
  }
  return [...stops.values()].map(({ name, lat, lng, day, days }, index) => ({
    name,
    lat,
    lng,
    href: `#day-${day}`,
    note: formatDays([...days]),
    id: `stop-${index + 1}`,
    days: [...days],
  }));
}

/** Days with runs as ranges: `Day 1`, `Days 2–4, 9`. */
function formatDays(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return `${days.length === 1 ? 'Day' : 'Days'} ${runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')}`;
}
