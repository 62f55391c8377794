import type { ItineraryDayFields } from '#src/domains/editorial/itineraries/itineraryFields.ts';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { servedCountries } from './data/places.data.ts';
import { transferPlaces, type Point } from './data/transferPlaces.data.ts';
import { waypoints } from './data/waypoints.data.ts';
import { demoId } from './demoId.ts';

type TransferPoint = NonNullable<ItineraryDayFields['transfers'][number]['fromPoint']>;

const places = new Map<string, Point>([
  ...servedCountries.flatMap(({ places: own }) => own.map(([name, , lat, lng]): [string, Point] => [name, [lat, lng]])),
  ...furtherPlaces.map(([, name, , lat, lng]): [string, Point] => [name, [lat, lng]]),
]);

/** Coordinates of an end of a transfer, with its location where it is one. */
export function findTransferPoint(name: string): TransferPoint {
  const place = places.get(name);
  const point = place ?? transferPlaces[name];
  if (!point) throw new Error(`${name} has no coordinates; add it to bff/demo/data/transferPlaces.data.ts.`);
  const [lat, lng] = point;
  return { lat, lng, ...(place ? { locationId: demoId('location', name) } : {}) };
}

/** Points between the ends of a transfer, for there and back. */
export function findWaypoints(mode: string, from: string, to: string): { lat: number; lng: number }[] {
  const there = waypoints[`${mode} ${from}–${to}`];
  const points = there ?? (waypoints[`${mode} ${to}–${from}`] ?? []).toReversed();
  return points.map(([lat, lng]) => ({ lat, lng }));
}
