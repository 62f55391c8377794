import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { LandSquare, MapLeg, MapPlace } from '@farwend/design-system';
import { buildLegs } from './buildLegs.ts';
import { findLandSquares } from './findLandSquares.ts';

type ApiDay = ReplyOf<Contract['itineraries']['days']>[number];

/** The map of a day on which one moves. */
export interface DayMapFacts {
  places: MapPlace[];
  legs: MapLeg[];
  land: LandSquare[];
}

/** Builds the map of the legs of a day; null if none of its places has coordinates. */
export function buildDayMap({ dayNumber, transfers }: Pick<ApiDay, 'dayNumber' | 'transfers'>): DayMapFacts | null {
  const ends = transfers.flatMap(({ from, to, fromPoint, toPoint }) => [
    ...(fromPoint ? [{ name: from, lat: fromPoint.lat, lng: fromPoint.lng }] : []),
    ...(toPoint ? [{ name: to, lat: toPoint.lat, lng: toPoint.lng }] : []),
  ]);
  if (ends.length === 0) return null;
  const places = ends.filter(({ name }, index) => ends.findIndex((one) => one.name === name) === index);
  const legs = buildLegs([{ dayNumber, transfers }]).map(({ days: _, ...leg }) => leg);
  return { places, legs, land: findLandSquares([...places, ...legs.flatMap(({ points }) => points)], 1, 4 / 3) };
}
