import { rounded, withNames, type NameAt } from '@farwend/design-system';

/** How a country is in a month, if it is worth going. */
export type Season = 'best' | 'good';

/** A country on the world map. */
export interface SheetCountry {
  name: string;
  slug: string;
  /** ISO 3166 alpha-2 code, which names its shape in `/maps/world.svg`; null if unknown. */
  code: string | null;
  lat: number;
  lng: number;
  season: Season | null;
}

/** A part of the world map with its countries. */
export interface WorldSheet {
  name: string;
  /** Part of `/maps/world.svg` in its units, a tenth of a degree. */
  viewBox: string;
  /** Width to height. */
  ratio: number;
  countries: (Pick<SheetCountry, 'name' | 'slug' | 'code' | 'season'> & { x: number; y: number; label: NameAt })[];
}

/** Area of a sheet in degrees. */
interface SheetArea {
  west: number;
  north: number;
  width: number;
  height: number;
}

/** Extent of `/maps/world.svg`. */
const world: SheetArea = { west: -180, north: 84, width: 360, height: 144 };
/** Size of a label on the map of the world, in percent of one 1,100 px wide. */
const onWorld = { letter: 0.58, gap: 1.8, line: 5 };
/** Size of a label on a regional sheet, in percent of one 320 px wide. */
const onRegion = { letter: 2.1, gap: 3.6, line: 8.5, widest: 46 };
/** Width to height of a regional sheet: that of its countries, within these limits. */
const [tallest, widest] = [4 / 5, 3 / 2];
/** Fraction of a regional sheet that stays free on each side, for names. */
const margin = 0.2;
/** Least degrees across a regional sheet. */
const leastAcross = 24;

/** Draws the map of the whole world. */
export function drawWorldSheet(countries: readonly SheetCountry[]): WorldSheet {
  return drawSheet('World', countries, world, world.width / world.height, onWorld);
}

/** Draws a region, fitted to its countries. */
export function drawRegionSheet(name: string, countries: readonly SheetCountry[]): WorldSheet {
  const { area, ratio } = fitArea(countries);
  return drawSheet(name, countries, area, ratio, onRegion);
}

function drawSheet(
  name: string,
  countries: readonly SheetCountry[],
  area: SheetArea,
  ratio: number,
  label: Parameters<typeof withNames>[1],
): WorldSheet {
  const points = countries.map(({ lat, lng, name: country, slug, code, season }) => ({
    name: country,
    slug,
    code,
    season,
    x: rounded(((lng - area.west) / area.width) * 100),
    y: rounded(((area.north - lat) / area.height) * 100),
  }));
  const box = [area.west - world.west, world.north - area.north, area.width, area.height];
  return { name, viewBox: box.map((degrees) => Math.round(degrees * 10)).join(' '), ratio, countries: withNames(points, label) };
}

/** The area around countries, with the parallel in its middle at its true length. */
function fitArea(countries: readonly { lat: number; lng: number }[]): { area: SheetArea; ratio: number } {
  const lats = countries.map(({ lat }) => lat);
  const lngs = countries.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const ratio = Math.min(Math.max(((east - west) * narrowing) / (north - south || 1), tallest), widest);
  const across = Math.max((east - west) * narrowing, (north - south) * ratio, leastAcross) / (1 - 2 * margin);
  const [width, height] = [across / narrowing, across / ratio];
  return { area: { west: (west + east - width) / 2, north: (south + north + height) / 2, width, height }, ratio };
}
