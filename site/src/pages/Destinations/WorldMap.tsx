import { Link } from '@farwend/design-system';
import type { destinationsLoader } from './destinations.loader.ts';
import { Land, PlaceName, MapNav, RouteOverlay } from './WorldMap.styles.ts';

/** Props of WorldMap. */
export interface WorldMapProps extends Pick<Awaited<ReturnType<typeof destinationsLoader>>, 'points' | 'route'> {}

/** World map of the served countries, with a route through those in season, month by month. */
export function WorldMap({ points, route }: WorldMapProps) {
  return (
    <MapNav aria-label="Map of our destinations">
      <Land />
      <RouteOverlay viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={drawArcs(route)} />
        <path d={drawDots(points.filter(({ month }) => month === null))} data-part="place" />
        <path d={drawDots(points.filter(({ month }) => month !== null))} data-part="waypoint" />
        <path d={drawDots(points.filter(({ month }) => month !== null))} data-part="hole" />
      </RouteOverlay>
      <ul>
        {points.map(({ name, slug, month, label: { x, y, side } }) => (
          <PlaceName key={slug} data-side={side} style={{ left: `${x}%`, top: `${y}%` }}>
            <Link href={`#${slug}`} variant="bare">
              {name}
              {month && <small>{month}</small>}
            </Link>
          </PlaceName>
        ))}
      </ul>
    </MapNav>
  );
}

/** Draws arcs between the stops, which look like great circles on a flat map. */
function drawArcs(route: WorldMapProps['route']): string {
  return route
    .map(({ x, y }, i) => {
      const before = route[i - 1];
      if (!before) return `M${x} ${y}`;
      const rise = Math.min(14, Math.abs(x - before.x) * 0.35);
      return `Q${((before.x + x) / 2).toFixed(2)} ${((before.y + y) / 2 - rise).toFixed(2)} ${x} ${y}`;
    })
    .join('');
}

function drawDots(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h.01`).join('');
}
