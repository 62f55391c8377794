import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PublishedSite } from '../../builders/publishedSite.ts';
import { measureKmToWater, walkAlong } from './readWaters.ts';
import type { Violation } from './violation.ts';

type Transfer = PublishedSite['itineraries'][number]['days'][number]['transfers'][number];

const drawnModes: Record<Transfer['mode'], string> = {
  CAR: 'car',
  TRAIN: 'train',
  BOAT: 'boat',
  WALK: 'walk',
  FLIGHT: 'air',
  HELICOPTER: 'air',
};

/**
 * The map of a route draws each of its legs once by its mode, and says each place where one sleeps and each distance; a night in a whole
 * country is named by where its last leg ends.
 */
export function findUndrawnRoutes({ itineraries, locations, pages }: PublishedSite): Violation[] {
  const names = new Map(locations.flatMap(({ id, name, type }) => (type === 'COUNTRY' ? [] : [[id, name] as const])));
  return itineraries.flatMap(({ slug, days }) => {
    const page = `/itineraries/${slug}/`;
    const figures = listMaps(pages.find(({ path }) => path === page)?.html ?? '');
    const map = figures.find((figure) => figure.includes('aria-label="Map of the route: ')) ?? '';
    const told = decode(/aria-label="(Map of the route: [^"]*)"/.exec(map)?.[1] ?? '');
    const transfers = days.flatMap((day) => day.transfers);
    const moves = transfers.filter(({ from, to }) => from !== to);
    const legs = new Set(
      moves.map(({ mode, from, to }) => [drawnModes[mode], ...(drawnModes[mode] === 'air' ? [from, to] : [from, to].toSorted())].join('|')),
    );
    const sheet = /<svg viewBox="0 0 100 100".*?<\/svg>/s.exec(map)?.[0] ?? '';
    const drawn = [...sheet.matchAll(/<path [^>]*data-mode="(\w+)"[^>]*>/g)].filter(([path]) => !path.includes('data-part'));
    const count = (mode: string) =>
      [[...legs].filter((leg) => leg.startsWith(`${mode}|`)), drawn.filter(([, one]) => one === mode)] as const;
    const nights = new Set(days.flatMap(({ overnightLocationId }) => names.get(overnightLocationId ?? '') ?? []));
    return [
      ...[...nights].filter((name) => !told.includes(decode(name))).map((name) => `the map does not say ${name}`),
      ...[...new Set(Object.values(drawnModes))].flatMap((mode) => {
        const [wanted, found] = count(mode);
        return wanted.length === found.length ? [] : [`${wanted.length} legs by ${mode}, the map draws ${found.length}`];
      }),
      ...transfers.flatMap(({ from, to, distanceKm }) =>
        distanceKm === undefined || told.includes(decode(`${from} to ${to}, ${distanceKm} km`))
          ? []
          : [`the map does not say the ${distanceKm} km from ${from} to ${to}`],
      ),
    ].map((sentence) => ({ page, sentence }));
  });
}

/** Every published map lies on drawn ground, which holds land, waters, borders and relief; those on cards have no lettering. */
export function findBareMaps({ pages }: PublishedSite): Violation[] {
  return pages.flatMap(({ path, html }) =>
    listMaps(html).flatMap((map) => (/<use href="\/maps\//.test(map) ? [] : [{ page: path, sentence: 'a map without ground' }])),
  );
}

/** Bytes of a map: what it lies on as sent, and the rest with the page. */
const MOST_BYTES = 33_000;

/** Each map loads little ground, however much of the world it shows. The sheet of the world in a corner is one for all maps. */
export function findHeavyMaps({ pages }: PublishedSite): Violation[] {
  const sizes = new Map<string, number>();
  const measure = (file: string) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const drawing = readFileSync(new URL(`../../../site/public${file}`, import.meta.url));
    const size = brotliCompressSync(drawing, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length; // as the server does
    sizes.set(file, size);
    return size;
  };
  return pages.flatMap(({ path, html }) =>
    listMaps(html).flatMap((map) => {
      const files = new Set([...map.matchAll(/<use href="(\/maps\/ground_[^"#]+)/g)].map(([, file = '']) => file));
      const bytes = [...files].reduce((sum, file) => sum + measure(file), gzipSync(map).length);
      return bytes <= MOST_BYTES ? [] : [{ page: path, sentence: `a map of ${files.size} squares takes ${Math.round(bytes / 1000)} kB` }];
    }),
  );
}

/** Kilometres a boat may be from the water on our maps: they are drawn at 1:10,000,000, and a narrow fjord or a bend is straight there. */
const OFF_WATER_KM = 4;
/** The same within so many kilometres of a quay, because a harbour stands where its town is. */
const QUAY = { withinKm: 5, offWaterKm: 7 };
/** Boats on waters that are too small for our maps, by itinerary and day. */
const smallWaters: Readonly<Record<string, readonly number[]>> = {
  'kerry-on-foot': [3], // the lakes of Killarney
  'two-seas-with-children': [2, 4, 6], // the canals of Tortuguero, Lake Arenal
  'osa-without-a-road': [4], // the river Sierpe
  'down-from-the-andes': [9, 10, 11], // the Tambopata
  'mekong-and-con-dao': [5], // the canals between the arms of the Mekong
};

/** Boats go on water: a sea, a lake or a river of our maps. */
export function findBoatsOnLand({ itineraries }: PublishedSite): Violation[] {
  return itineraries.flatMap(({ slug, days }) =>
    days.flatMap(({ dayNumber, transfers }) =>
      transfers.flatMap(({ mode, from, to, fromPoint, toPoint, via = [] }) => {
        if (mode !== 'BOAT' || !fromPoint || !toPoint || smallWaters[slug]?.includes(dayNumber)) return [];
        const dry = walkAlong([fromPoint, ...via, toPoint])
          .map(({ position, kmToEnd }) => ({ position, km: measureKmToWater(position), isAtQuay: kmToEnd < QUAY.withinKm }))
          .filter(({ km, isAtQuay }) => km > (isAtQuay ? QUAY.offWaterKm : OFF_WATER_KM))
          .toSorted((a, b) => b.km - a.km);
        const [{ position, km } = { position: null, km: 0 }] = dry;
        return position === null
          ? []
          : [
              {
                page: `/itineraries/${slug}/`,
                sentence: `Day ${dayNumber}: the boat from ${from} to ${to} is ${km.toFixed(1)} km from the water at ${position.lat.toFixed(2)}, ${position.lng.toFixed(2)}`,
              },
            ];
      }),
    ),
  );
}

/** The figures of a page that hold a map. */
function listMaps(html: string): string[] {
  return [...html.matchAll(/<figure\b(?:(?!<\/figure>).)*?data-alone(?:(?!<\/figure>).)*<\/figure>/gs)].map(([figure]) => figure);
}

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll("'", '’').replaceAll(/\s+/g, ' ');
}
