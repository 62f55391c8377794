import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { LegMode, MapLeg } from '@farwend/design-system';
import { formatDuration } from './formatDuration.ts';
import { formatAmount } from './formatAmount.ts';

type ApiDay = ReplyOf<Contract['itineraries']['days']>[number];

/** Legs for the map of an itinerary, from transfers with coordinates at both ends; a leg there and back is one line. */
export function buildLegs(days: readonly Pick<ApiDay, 'transfers' | 'dayNumber'>[]): MapLeg[] {
  const legs = new Map<string, MapLeg & { days: number[] }>();
  const transfers = days.flatMap(({ dayNumber, transfers: own }) => own.map((transfer) => ({ ...transfer, dayNumber })));
  for (const { mode, from, to, fromPoint, toPoint, via = [], distanceKm, durationMinutes, dayNumber } of transfers) {
    if (!fromPoint || !toPoint || from === to) continue;
    const drawn = modes[mode];
    // flights bend to the right of their direction, so that there and back are two lines
    const ends = drawn === 'air' ? [from, to] : [from, to].toSorted();
    const key = [drawn, ...ends].join('|');
    const drawnBefore = legs.get(key);
    if (drawnBefore) {
      if (!drawnBefore.days.includes(dayNumber)) drawnBefore.days.push(dayNumber);
      continue;
    }
    const label = [distanceKm === undefined ? '' : formatAmount(distanceKm, 'km'), formatDuration(durationMinutes)]
      .filter(Boolean)
      .join(', ');
    const points = [fromPoint, ...via, toPoint].map(({ lat, lng }) => ({ lat, lng }));
    legs.set(key, { mode: drawn, points, ...(label && { label }), days: [dayNumber] });
  }
  return [...legs.values()];
}

const modes: Record<ApiDay['transfers'][number]['mode'], LegMode> = {
  CAR: 'car',
  TRAIN: 'train',
  BOAT: 'boat',
  WALK: 'walk',
  FLIGHT: 'air',
  HELICOPTER: 'air',
};
