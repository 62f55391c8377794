import type { LandSquare, Position } from '@farwend/design-system';
import { landSheets } from './landSheets.data.ts';

const size = 20;

/** Finds the land squares that a map of these places may show. They overlap by a tenth of a degree, to hide seams. */
export function findLandSquares(places: readonly Position[]): LandSquare[] {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const narrowing = Math.max(Math.cos((((south + north) / 2) * Math.PI) / 180), 0.1);
  // half the size of the widest map (3:2 with padding) and the highest (6:5)
  const reach = Math.max((east - west) * narrowing, (north - south) * 1.5, 1.5) * 0.9;
  const columns =
    east - west > 180
      ? listSquareEdges(-180, 160)
      : listSquareEdges((west + east) / 2 - reach / narrowing, (west + east) / 2 + reach / narrowing);
  const rows = listSquareEdges(Math.max((south + north) / 2 - reach, -80), Math.min((south + north) / 2 + reach, 80));
  return columns
    .flatMap((lng) => rows.map((lat) => ({ west: ((lng + 540) % 360) - 180, south: lat })))
    .filter((square) => landSheets.has(`${square.west}_${square.south}`))
    .map((square) => ({
      west: square.west - overlap,
      south: square.south - overlap,
      size: size + 2 * overlap,
      src: `/maps/land_${square.west}_${square.south}.svg`,
    }));
}

const overlap = 0.1;

/** Lists the lower edges, in degrees, of the squares between two degrees. */
function listSquareEdges(from: number, to: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.min(Math.floor(to / size) - first + 1, 360 / size) }, (_, i) => (first + i) * size);
}
