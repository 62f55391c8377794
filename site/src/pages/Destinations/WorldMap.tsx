import { Link } from '@farwend/design-system';
import { formatMonth } from '#src/content/formats.ts';
import { months } from '#src/content/months.ts';
import type { Season, WorldSheet } from './worldSheets.ts';
import { MapNav, MonthLink, Months, PlaceName, Regions, Sheet, Shapes } from './WorldMap.styles.ts';

/** Props of WorldMap. */
export interface WorldMapProps {
  /** The map of the world, for wide windows. */
  sheet: WorldSheet;
  /** A sheet for each region, for narrow ones. */
  regions: readonly WorldSheet[];
  /** The month whose seasons are shown, 1 to 12. */
  month: number;
}

/** World map of the served countries, filled where a month is in season, with the months to choose from. */
export function WorldMap({ sheet, regions, month }: WorldMapProps) {
  return (
    <div id="map">
      <nav aria-label="Month">
        <Months>
          {months.map((each) => (
            <li key={each}>
              <MonthLink href={`/destinations?month=${each}#map`} aria-current={each === month ? 'true' : undefined}>
                {formatMonth(each, 'short')}
              </MonthLink>
            </li>
          ))}
        </Months>
      </nav>
      <MapNav aria-label={`Map of our destinations in ${formatMonth(month)}`}>
        <SheetOf {...sheet} />
        <Regions>
          {regions.map((region) => (
            <SheetOf key={region.name} {...region} />
          ))}
        </Regions>
      </MapNav>
    </div>
  );
}

function SheetOf({ viewBox, ratio, countries }: WorldSheet) {
  const dots = countries.map(({ x, y }) => `M${x} ${y}h.01`).join('');
  return (
    <Sheet style={{ aspectRatio: ratio }}>
      <Shapes viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <use href="/maps/world.svg#land" />
        {countries.map(
          ({ code, season }) =>
            code !== null && season !== null && <use key={code} href={`/maps/world.svg#${code}`} data-season={season} />,
        )}
      </Shapes>
      <Shapes viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={dots} />
      </Shapes>
      <ul>
        {countries.map(({ name, slug, season, label: { x, y, side } }) => (
          <PlaceName key={slug} data-side={side} data-season={season ?? undefined} style={{ '--fw-x': `${x}%`, '--fw-y': `${y}%` }}>
            <Link href={`#${slug}`} variant="bare">
              {name}
              {season && <small>{seasonNames[season]}</small>}
            </Link>
          </PlaceName>
        ))}
      </ul>
    </Sheet>
  );
}

const seasonNames: Record<Season, string> = { best: 'at its best', good: 'good' };
