import type { LandSquare, Position } from '@farwend/design-system';
import { groundSheets } from './groundSheets.data.ts';

/** Degrees of a detailed square, and of one for maps of more than a country. */
const [detailed, wide] = [5, 20];
/** Half the degrees of the widest map that is drawn from detailed squares. */
const furthest = 7;
/** Fraction of a square by which it reaches over its edges, to hide seams. */
const overlap = 0.005;

/** Finds the squares of ground that a map of these places may show. */
export function findLandSquares(places: readonly Position[]): LandSquare[] {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const narrowing = Math.max(Math.cos((((south + north) / 2) * Math.PI) / 180), 0.1);
  // half the size of the widest map (3:2 with padding) and the highest (6:5)
  const reach = Math.max((east - west) * narrowing, (north - south) * 1.5, 1.5) * 0.9;
  const size = reach > furthest ? wide : detailed;
  const columns =
    east - west > 180
      ? listSquareEdges(-180, 160, size)
      : listSquareEdges((west + east) / 2 - reach / narrowing, (west + east) / 2 + reach / narrowing, size);
  const rows = listSquareEdges(Math.max((south + north) / 2 - reach, -80), Math.min((south + north) / 2 + reach, 84.9), size);
  return columns
    .flatMap((lng) => rows.map((lat) => ({ west: ((lng + 540) % 360) - 180, south: lat })))
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
