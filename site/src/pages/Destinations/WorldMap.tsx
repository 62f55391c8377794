import { Link } from '@farwend/design-system';
import type { destinationsLoader } from './destinations.loader.ts';
import { Land, Name, Sheet, Way } from './WorldMap.styles.ts';

/** Props of WorldMap. */
export interface WorldMapProps extends Pick<Awaited<ReturnType<typeof destinationsLoader>>, 'points' | 'way'> {}

/** The world with the countries we plan in, and a year's route through those that are at their best, month by month. */
export function WorldMap({ points, way }: WorldMapProps) {
  return (
    <Sheet aria-label="Map of our destinations">
      <Land />
      <Way viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={arcs(way)} />
        <path d={dots(points.filter(({ month }) => month === null))} data-part="place" />
        <path d={dots(points.filter(({ month }) => month !== null))} data-part="waypoint" />
        <path d={dots(points.filter(({ month }) => month !== null))} data-part="hole" />
      </Way>
      <ul>
        {points.map(({ name, slug, month, label: { x, y, side } }) => (
          <Name key={slug} data-side={side} style={{ left: `${x}%`, top: `${y}%` }}>
            <Link href={`#${slug}`} variant="bare">
              {name}
              {month && <small>{month}</small>}
            </Link>
          </Name>
        ))}
      </ul>
    </Sheet>
  );
}

/** From place to place in arcs, as a great circle looks on a flat sheet. */
function arcs(way: WorldMapProps['way']): string {
  return way
    .map(({ x, y }, i) => {
      const before = way[i - 1];
      if (!before) return `M${x} ${y}`;
      const rise = Math.min(14, Math.abs(x - before.x) * 0.35);
      return `Q${((before.x + x) / 2).toFixed(2)} ${((before.y + y) / 2 - rise).toFixed(2)} ${x} ${y}`;
    })
    .join('');
}

function dots(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h.01`).join('');
}
