import { z } from 'zod';
import { distanceKm } from '../../../design-system/src/components/RouteMap/geography.ts';
import type { PublishedPage, PublishedSite } from '../../builders/publishedSite.ts';
import type { Violation } from './violation.ts';

type Itinerary = PublishedSite['itineraries'][number];
type Transfer = Itinerary['days'][number]['transfers'][number];

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
export function nameMonth(month: number): string {
  return monthName.format(Date.UTC(2024, month - 1, 15));
}

/** F5: an itinerary says why in every month that the guide to one of its countries calls fair or warns of. */
export function findUnexplainedMonths({ itineraries, guides, pages }: PublishedSite): Violation[] {
  return itineraries.flatMap((itinerary) => {
    const page = `/itineraries/${itinerary.slug}/`;
    const { sentences = [] } = pages.find(({ path }) => path === page) ?? {};
    return itinerary.bestMonths.flatMap((month) => {
      const doubts = guides.filter(
        ({ guideType, contentCountry, bestMonths }) =>
          guideType === 'DESTINATION' &&
          itinerary.countryCodes.some((code) => code === contentCountry) &&
          bestMonths.some((one) => one.month === month && (one.rating === 'FAIR' || one.rating === 'AVOID')),
      );
      const reason = itinerary.monthReasons.find(({ months }) => months.includes(month))?.reason;
      const isPrinted = reason !== undefined && sentences.join(' ').includes(reason);
      return doubts.length === 0 || isPrinted
        ? []
        : [{ page, sentence: `${nameMonth(month)}, which the guide to ${doubts.map(({ title }) => title).join(', ')} does not advise` }];
    });
  });
}

/** F7: nights are the sum of the days, countries those of the places, prices the sum of their lines; list, page and structured data agree. */
export function findWrongSums({ itineraries, itineraryLists, pages, locations }: PublishedSite): Violation[] {
  const places = new Map(locations.map((location) => [location.id, location]));
  return itineraries.flatMap((itinerary) => {
    const { slug, title, nights, days, countryCodes, priceLines, priceFromPerPersonUSD: price } = itinerary;
    const path = `/itineraries/${slug}/`;
    const page = pages.find((one) => one.path === path);
    const slept = days.filter(({ overnightLocationId }) => overnightLocationId).length;
    const codes = new Set(days.flatMap(({ locationIds }) => locationIds.flatMap((id) => codeOf(places.get(id), places) ?? [])));
    const unnamed = days.filter(({ overnightLocationId, stay }) => overnightLocationId && !(stay?.name && stay.beds && stay.note));
    const text = page?.sentences.join(' ') ?? '';
    const offer = page?.things.find(({ '@type': type }) => [type].flat().includes('TouristTrip'))?.['offers'];
    const row = itineraryLists.map((list) => findRow(list, title)).find((one) => one !== '') ?? '';
    const dollars = price === null ? '' : `$${price.toLocaleString('en-US')}`;
    return [
      ...(slept === nights ? [] : [`${nights} nights, ${slept} of them on its days`]),
      ...(codes.size === countryCodes.length && countryCodes.every((code) => codes.has(code))
        ? []
        : [`in ${countryCodes.join(', ')}, its places in ${[...codes].join(', ')}`]),
      ...unnamed.map(({ dayNumber }) => `no house on day ${dayNumber}`),
      ...days.flatMap(({ stay }) => (text.includes(stay?.name ?? '') ? [] : [`${stay?.name} is not on its page`])),
      ...findWrongLines(price, priceLines, text, offer),
      ...(text.includes(`${nights} night`) ? [] : [`${nights} nights are not on its page`]),
      ...(JSON.stringify(offer ?? null).includes(`"lowPrice":${price}`) || price === null
        ? []
        : [`structured data without the price ${price}`]),
      ...(row.includes(`${nights} night`) && row.includes(dollars) ? [] : [`in the list as “${row}”`]),
    ].map((sentence) => ({ page: path, sentence }));
  });
}

/** Days on which one moves, and whose page shows neither the way nor a picture. */
export function findBareMovingDays({ itineraries, pages }: PublishedSite): Violation[] {
  return itineraries.flatMap(({ slug, days }) => {
    const path = `/itineraries/${slug}/`;
    const stops = (pages.find((one) => one.path === path)?.html ?? '').split('<li id="day-').slice(1);
    return days.flatMap(({ dayNumber, title, transfers }, index) =>
      transfers.length === 0 || /<picture|"Map of the way on day/.test(stops[index] ?? '')
        ? []
        : [{ page: path, sentence: `Day ${dayNumber}, ${title}: neither a map nor a picture` }],
    );
  });
}

/** Lines that do not add up to the price, in the API, on the page or in the structured data. */
function findWrongLines(price: number | null, lines: Itinerary['priceLines'], text: string, offer: unknown): string[] {
  const amounts = lines.map(({ amountUSD }) => amountUSD);
  const { priceComponent = [], price: offered } = Specification.parse(offer).priceSpecification ?? {};
  const sums = [amounts, priceComponent.map((component) => component.price)].map((parts) => parts.reduce((sum, part) => sum + part, 0));
  const hidden = [...amounts, price ?? 0].map((amount) => `$${amount.toLocaleString('en-US')}`).filter((amount) => !text.includes(amount));
  return [
    ...(sums.every((sum) => sum === price) && offered === price ? [] : [`${price} dollars, of which its lines hold ${sums.join(' and ')}`]),
    ...hidden.map((amount) => `${amount} is not on its page`),
  ];
}

const Specification = z.object({
  priceSpecification: z.object({ price: z.number(), priceComponent: z.array(z.object({ price: z.number() })) }).optional(),
});

/** The text of an entry of a list, from its title to the next few sentences; empty if the list lacks it. */
function findRow({ sentences }: PublishedPage, title: string): string {
  const at = sentences.indexOf(title);
  return at < 0 ? '' : sentences.slice(Math.max(0, at - 3), at + 8).join(' ');
}

type Location = PublishedSite['locations'][number];
function codeOf(location: Location | undefined, places: ReadonlyMap<string, Location>): string | null {
  if (!location) return null;
  const country =
    location.type === 'COUNTRY' ? location : location.parentIds.map((id) => places.get(id)).find((parent) => parent?.type === 'COUNTRY');
  return location.countryCode ?? country?.isoCode2 ?? null;
}

/** Kilometres an hour by mode, and how much longer than the crow’s a way may be. */
const limits: Record<Transfer['mode'], { slowest: number; fastest: number; detour: number }> = {
  CAR: { slowest: 15, fastest: 110, detour: 2.2 },
  TRAIN: { slowest: 20, fastest: 300, detour: 2.2 },
  BOAT: { slowest: 4, fastest: 70, detour: 2.2 },
  FLIGHT: { slowest: 120, fastest: 900, detour: 1.3 },
  HELICOPTER: { slowest: 120, fastest: 900, detour: 1.3 },
  WALK: { slowest: 1, fastest: 6, detour: 2.2 },
};

/** How far from the end of a leg the next may begin, in kilometres: a harbour, a station or a trailhead of the same place. */
const SAME_PLACE_KM = 60;

/**
 * F8: kilometres fit the distance, minutes fit the kilometres, and a leg begins where the one before has ended, or where one has slept
 * since: from an outing one comes back. Distances are measured where the coordinates of both ends are known.
 */
export function findImpossibleLegs({ itineraries, locations }: PublishedSite): Violation[] {
  const byName = new Map(locations.map((location) => [location.name, location]));
  const byId = new Map(locations.map((location) => [location.id, location]));
  return itineraries.flatMap(({ slug, days }) => {
    const legs = days.flatMap(({ dayNumber, transfers }) =>
      transfers.map((leg) => ({
        ...leg,
        dayNumber,
        start: leg.fromPoint ?? byName.get(leg.from),
        end: leg.toPoint ?? byName.get(leg.to),
      })),
    );
    return legs.flatMap((leg, at) => {
      const { mode, from, to, start, end, durationMinutes: minutes, distanceKm: km, dayNumber } = leg;
      const { slowest, fastest, detour } = limits[mode];
      const crow = measureWay([start, ...(leg.via ?? []), end]);
      const isRound = from === to; // a round walk has no distance to compare with
      const speed = km !== undefined && minutes !== undefined ? (km / minutes) * 60 : undefined;
      const before = legs[at - 1];
      const night = byId.get(days.find((day) => day.dayNumber === dayNumber - 1)?.overnightLocationId ?? '');
      const gaps = before && before.to !== from ? [before.end, night].flatMap((place) => measureCrow(place, start) ?? []) : [];
      const faults = [
        ...(crow !== undefined && km !== undefined && km < Math.floor(crow) ? [`shorter than the ${Math.floor(crow)} km of a crow`] : []),
        ...(crow !== undefined && km !== undefined && !isRound && km > crow * detour + 1
          ? [`more than ${detour} times the ${Math.floor(crow)} km of a crow`]
          : []),
        ...(speed !== undefined && (speed < slowest || speed > fastest) ? [`at ${Math.round(speed)} km/h`] : []),
        ...(before && gaps.length > 0 && Math.min(...gaps) > SAME_PLACE_KM
          ? [`${Math.round(Math.min(...gaps))} km from ${before.to}, where the leg before ends, and from the last night`]
          : []),
      ];
      return faults.map((fault) => ({
        page: `/itineraries/${slug}/`,
        sentence: `Day ${dayNumber}: ${mode} ${from} to ${to}, ${km ?? '?'} km, ${minutes ?? '?'} min: ${fault}`,
      }));
    });
  });
}

interface Point {
  lat: number | null;
  lng: number | null;
}

/** The crow’s distance over all points of a way; undefined if one of them is not known. */
function measureWay(points: readonly (Point | undefined)[]): number | undefined {
  const parts = points.slice(1).map((point, at) => measureCrow(points[at], point));
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined;
}

function measureCrow(from: Point | undefined, to: Point | undefined): number | undefined {
  if (from?.lat == null || from.lng == null || to?.lat == null || to.lng == null) return undefined;
  return distanceKm({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng });
}
