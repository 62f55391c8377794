import { distanceKm, formatLatitude, formatLongitude, type Position } from './geography.ts';
import type { LandSquare } from './mapPlace.ts';

/** A point on the map, in percent of its width and height. */
export interface SheetPoint {
  x: number;
  y: number;
}

/** A parallel or meridian on the map. */
export interface SheetLine {
  /** Position: percent from the top for a parallel, from the left for a meridian. */
  at: number;
  /** Its label: `2°S`. */
  label: string;
}

/** A land tile positioned on the map, in percent. */
export interface SheetLand extends SheetPoint {
  src: string;
  width: number;
  height: number;
}

/** An area in degrees. */
export interface SheetArea {
  west: number;
  north: number;
  width: number;
  height: number;
}

/** Geometry of a map around some places. */
export interface MapSheet {
  /** Position of each place, in the given order. */
  points: readonly SheetPoint[];
  /** Parallels at regular intervals. */
  parallels: readonly SheetLine[];
  /** Meridians at regular intervals. */
  meridians: readonly SheetLine[];
  /** Land tiles that overlap the map. */
  land: readonly SheetLand[];
  /** Length of the scale bar in round kilometres and its width in percent of the map. */
  scale: { km: number; width: number };
  /** What it shows. */
  area: SheetArea;
  /** The point of any other position. */
  project: (position: Position) => SheetPoint;
}

/** Margin without places on each side, as a fraction of the map. */
const margin = 0.18;
/** The same beside what lies around the places, enough for a short name. */
const marginAround = 0.145;
/** Minimum extent of a map in degrees, so that a single place is shown with its surroundings. */
const minSpan = 1.5;
const steps = [0.25, 0.5, 1, 2, 5, 10, 15, 30, 45];
const lengths = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5];

/**
 * Lays out a map of `ratio` (width to height) around the places in equirectangular projection with the central parallel as standard
 * parallel, so that the land tiles need no reprojection. Positions around the places stand nearer to its edges.
 */
export function mapSheet(
  places: readonly Position[],
  ratio: number,
  squares: readonly LandSquare[] = [],
  around: readonly Position[] = [],
): MapSheet {
  const longitudes = unwrapLongitudes([...places, ...around].map(({ lng }) => lng));
  const reach = measureReach(longitudes, places.length);
  const rise = measureReach(
    [...places, ...around].map(({ lat }) => lat),
    places.length,
  );
  const middleOfPlaces = (rise.places[0] + rise.places[1]) / 2;
  const narrowing = Math.max(Math.cos((middleOfPlaces * Math.PI) / 180), 0.1);
  /** Width of the map in degrees of latitude. */
  const across = Math.max(reach.span * narrowing, minSpan / (1 - 2 * margin), rise.span * ratio);
  const height = across / ratio;
  const width = across / narrowing;
  const [left, top] = [centre(reach, width) - width / 2, centre(rise, height) + height / 2];
  const middle = top - height / 2;
  const x = (lng: number) => ((lng - left) / width) * 100;
  const y = (lat: number) => ((top - lat) / height) * 100;
  const step = steps.find((degrees) => width / degrees <= 8) ?? 60;
  const kmAcross = distanceKm({ lat: middle, lng: 0 }, { lat: middle, lng: 0.01 }) * 100 * width;
  const km = lengths.find((length) => length <= kmAcross / 5) ?? 1;
  return {
    points: places.map(({ lat }, index) => ({ x: x(longitudes[index] ?? 0), y: y(lat) })),
    parallels: multiples(step, top - height, top)
      .filter((lat) => Math.abs(lat) < 90)
      .map((lat) => ({ at: y(lat), label: formatLatitude(lat) })),
    meridians: multiples(step, left, left + width).map((lng) => ({ at: x(lng), label: formatLongitude(lng) })),
    land: squares.flatMap(({ west: from, south: least, size, src }) => {
      // shifted by full turns to the range of the map, which may cross the 180th meridian
      const shifted = from + Math.ceil((left - from - size) / 360) * 360;
      const square = { src, x: x(shifted), y: y(least + size), width: (size / width) * 100, height: (size / height) * 100 };
      return square.x < 100 && square.y < 100 && square.y + square.height > 0 ? [square] : [];
    }),
    scale: { km, width: (km / kmAcross) * 100 },
    area: { west: left, north: top, width, height },
    project: ({ lat, lng }) => ({ x: x(lng + Math.round((left + width / 2 - lng) / 360) * 360), y: y(lat) }),
  };
}

/** The edges of the places and of what lies around them in one direction, and the least extent of a map of both. */
interface Reach {
  places: [least: number, most: number];
  around: [least: number, most: number];
  span: number;
}

/** Measures the values of so many places, which come first, and of what lies around them. */
function measureReach(values: readonly number[], count: number): Reach {
  const places = edges(values.slice(0, count));
  const around = values.length > count ? edges(values.slice(count)) : places;
  const span = Math.max(
    (places[1] - places[0]) / (1 - 2 * margin),
    ...(values.length > count
      ? [
          (around[1] - around[0]) / (1 - 2 * marginAround),
          (around[1] - places[0]) / (1 - margin - marginAround),
          (places[1] - around[0]) / (1 - margin - marginAround),
        ]
      : []),
  );
  return { places, around, span };
}

/** The middle of a map of this extent that keeps the margins on both sides, and apart from that is near the places. */
function centre({ places, around }: Reach, extent: number): number {
  const least = Math.max(places[1] + margin * extent, around[1] + marginAround * extent) - extent / 2;
  const most = Math.min(places[0] - margin * extent, around[0] - marginAround * extent) + extent / 2;
  const middle = (places[0] + places[1]) / 2;
  return Math.min(Math.max(middle, least), most);
}

/** Continues longitudes beyond 180° where that gives the narrower range, across the Pacific. */
function unwrapLongitudes(longitudes: readonly number[]): number[] {
  const [west, east] = edges(longitudes);
  if (east - west <= 180) return [...longitudes];
  const turned = longitudes.map((lng) => (lng < 0 ? lng + 360 : lng));
  const [from, to] = edges(turned);
  return to - from < east - west ? turned : [...longitudes];
}

function edges(values: readonly number[]): [least: number, most: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

/** Multiples of a step within a range, except close to its edges. */
function multiples(step: number, from: number, to: number): number[] {
  const rim = (to - from) * 0.04;
  const first = Math.ceil((from + rim) / step);
  const count = Math.floor((to - rim) / step) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (first + index) * step);
}
