import type { MapFeature, Position } from '@farwend/design-system';
import { spanLongitudes } from './measureMapArea.ts';

/** What makes a country known on a map, one of each. */
const landmarkKinds: readonly (readonly MapFeature['kind'][])[] = [['lake', 'sea'], ['peak']];

/**
 * Chooses the water and the summit that a map of so many stops makes room for, the most important that lie near enough: around few stops
 * there is room, and many need all of it. The next summit that lies on that map anyway gets room for its name.
 */
export function chooseLandmarks(places: readonly Position[], stops: number, features: readonly MapFeature[]): Position[] {
  const widest = measureSpan(places) * growthFor(stops);
  const chosen = landmarkKinds.reduce<MapFeature[]>((known, kinds) => {
    const landmark = features.find(
      (feature) => kinds.includes(feature.kind) && measureSpan([...places, ...known, feature]) * NEARER_EDGE <= widest,
    );
    return landmark ? [...known, landmark] : known;
  }, []);
  const span = measureSpan([...places, ...chosen]);
  const further = chosen.some(({ kind }) => kind === 'peak')
    ? features.find(
        (feature) => feature.kind === 'peak' && !chosen.includes(feature) && measureSpan([...places, ...chosen, feature]) === span,
      )
    : undefined;
  return [...chosen, ...(further ? [further] : [])].map(({ lat, lng }) => ({ lat, lng }));
}

/** How many times as wide as around its stops alone a map may become. */
function growthFor(stops: number): number {
  return stops <= 4 ? 2.15 : stops <= 6 ? 1.4 : 1;
}

/** A map is smaller by this around a landmark than around a stop, which stands farther from the edge. */
const NEARER_EDGE = 0.64 / 0.71;

/** Degrees across a map in portrait format around these positions, without its margins. */
function measureSpan(positions: readonly Position[]): number {
  const lats = positions.map(({ lat }) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = spanLongitudes(positions.map(({ lng }) => lng));
  return Math.max((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180), (north - south) * (5 / 6), 1.5);
}
