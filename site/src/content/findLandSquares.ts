import type { LandSquare, Position } from '@farwend/design-system';
import { groundSheets } from './groundSheets.data.ts';
import { measureMapArea, measureMapWidth } from './measureMapArea.ts';

/** Degrees of the squares that there are: the smaller, the finer they are drawn. */
const sizes = [2.5, 5, 10, 20, 45, 90];
/** How wide a map may be, in sides of its squares. */
const widest = 1.3;
/** Fraction of a square by which it reaches over its edges, to hide seams. */
const overlap = 0.005;

/**
 * Finds the squares of ground that a map of these places may show, or one so many times as wide. Their size follows from the scale of the
 * map, whose ratio is that of an upright one if not given, so that one of the world takes as few squares as one of an island.
 */
export function findLandSquares(places: readonly Position[], times = 1, ratio = 5 / 6): LandSquare[] {
  const { lat, lng, reach } = measureMapArea(places, times);
  const width = measureMapWidth(places, ratio);
  const size = sizes.find((degrees) => width <= widest * degrees) ?? 90;
  const columns = listSquareEdges(lng - reach.lng, lng + reach.lng, size);
  const rows = listSquareEdges(Math.max(lat - reach.lat, -89), Math.min(lat + reach.lat, 84.9), size);
  return columns
    .flatMap((west) => rows.map((south) => ({ west: ((west + 900) % 360) - 180, south })))
    .filter((square) => groundSheets.has(`${size}_${square.west}_${square.south}`))
    .map((square) => ({
      west: square.west - overlap * size,
      south: square.south - overlap * size,
      size: size * (1 + 2 * overlap),
      src: `/maps/ground_${size}_${square.west}_${square.south}.svg#ground`,
    }));
}

/** Lists the lower edges, in degrees, of the squares of a size between two degrees. */
function listSquareEdges(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.min(Math.floor(to / size) - first + 1, 360 / size) }, (_, i) => (first + i) * size);
}
