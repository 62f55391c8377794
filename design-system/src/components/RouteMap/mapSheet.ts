import { distanceKm, formatLatitude, formatLongitude, type Position } from './geography.ts';
import type { LandSquare } from './RouteMap.tsx';

/** A point of the sheet, in percent of its width and its height. */
export interface SheetPoint {
  x: number;
  y: number;
}

/** A parallel or a meridian that crosses the sheet. */
export interface SheetLine {
  /** Where it crosses: percent from the top for a parallel, from the left for a meridian. */
  at: number;
  /** What the neatline says of it: `2°S`. */
  label: string;
}

/** A square of land where it lies on the sheet, in percent. */
export interface SheetLand extends SheetPoint {
  src: string;
  width: number;
  height: number;
}

/** A sheet of the atlas around some places. */
export interface MapSheet {
  /** Where each place lies, in the order they came. */
  points: readonly SheetPoint[];
  /** Every few degrees of latitude. */
  parallels: readonly SheetLine[];
  /** Every few degrees of longitude. */
  meridians: readonly SheetLine[];
  /** The squares of land that reach into the sheet. */
  land: readonly SheetLand[];
  /** A length of round kilometres and how much of the sheet's width it takes, in percent. */
  scale: { km: number; width: number };
}

/** How much of each side stays free of places, in parts of the sheet. */
const margin = 0.15;
/** A single place is shown with its surroundings: the least height and width of a sheet, in degrees. */
const leastSpan = 1.5;
const steps = [0.25, 0.5, 1, 2, 5, 10, 15, 30, 45];
const lengths = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5];

/**
 * Draws a sheet of `ratio` (width to height) around the places. Parallels and meridians are straight and evenly spaced,
 * and a degree of longitude is as long as it is in the middle of the sheet: the squares of land need no bending.
 */
export function mapSheet(places: readonly Position[], ratio: number, squares: readonly LandSquare[] = []): MapSheet {
  const longitudes = aroundOneSide(places.map(({ lng }) => lng));
  const [west, east] = edges(longitudes);
  const [south, north] = edges(places.map(({ lat }) => lat));
  const middle = (south + north) / 2;
  const narrowing = Math.max(Math.cos((middle * Math.PI) / 180), 0.1);
  /** Degrees of latitude that the width and the height would show. */
  const across = Math.max((east - west) * narrowing, leastSpan, (north - south) * ratio) / (1 - 2 * margin);
  const height = across / ratio;
  const width = across / narrowing;
  const [left, top] = [(west + east - width) / 2, middle + height / 2];
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
      // counted on to where the sheet begins: it may lie beyond the 180th meridian
      const turned = from + Math.ceil((left - from - size) / 360) * 360;
      const square = { src, x: x(turned), y: y(least + size), width: (size / width) * 100, height: (size / height) * 100 };
      return square.x < 100 && square.y < 100 && square.y + square.height > 0 ? [square] : [];
    }),
    scale: { km, width: (km / kmAcross) * 100 },
  };
}

/** Longitudes counted on beyond 180° where the way over the Pacific is the shorter one. */
function aroundOneSide(longitudes: readonly number[]): number[] {
  const [west, east] = edges(longitudes);
  if (east - west <= 180) return [...longitudes];
  const turned = longitudes.map((lng) => (lng < 0 ? lng + 360 : lng));
  const [from, to] = edges(turned);
  return to - from < east - west ? turned : [...longitudes];
}

function edges(values: readonly number[]): [least: number, most: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

/** The multiples of a step inside a range, none at its very edges. */
function multiples(step: number, from: number, to: number): number[] {
  const rim = (to - from) * 0.04;
  const first = Math.ceil((from + rim) / step);
  const count = Math.floor((to - rim) / step) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (first + index) * step);
}
