import type { ComponentPropsWithRef, ReactNode } from 'react';
import { numberFormat } from '#src/formats.ts';
import { distanceKm, formatPosition, type Position } from './geography.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapKey } from './MapKey.tsx';
import type { LandSquare, LegMode, MapFeature, MapLeg, MapPlace } from './mapPlace.ts';
import { Caption, Detail, Legend, Mark, Name, Place, PlaceLink, Plate, Root } from './RouteMap.styles.ts';

/** Texts of RouteMap. */
export interface RouteMapTexts {
  /** Distance from the previous place, from the formatted kilometres. */
  distance: (km: string) => string;
  /** Text of the scale bar, from the formatted kilometres. */
  scale: (km: string) => string;
  /** How each kind of line is travelled, for the key. */
  modes: Readonly<Record<LegMode, string>>;
}

/** Props of RouteMap. Other attributes are passed to the `<figure>`. */
export interface RouteMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Places in travel order; at least one. */
  places: readonly MapPlace[];
  /** Accessible name of the map: “The route of twelve days along the Mara”. */
  label: string;
  /** Caption below the map. */
  caption?: ReactNode;
  /** Connects the places by a route and shows the distance from each place to the next. */
  route?: boolean | undefined;
  /** Lists the places beside the map. Without the list, names and notes are on the map, and `label` must describe it. */
  legend?: boolean | undefined;
  /** Draws only the ground, the places and the route, in 3:2: in the place of a picture, beside text that says where it is. Defaults to false. */
  plain?: boolean | undefined;
  /** Format: portrait (5:6), or landscape (3:2 with a list, 4:3 without). Defaults to landscape with a list, to portrait without. */
  format?: 'portrait' | 'landscape' | undefined;
  /** Legs of the route: a line for each, drawn by how it is travelled. Without them, straight lines connect the places. */
  legs?: readonly MapLeg[] | undefined;
  /** Explains below a map without a list how its legs are drawn. */
  hasKey?: boolean | undefined;
  /** Names around the places, most important first; a name may come with several places. Those without room are left out. */
  features?: readonly MapFeature[] | undefined;
  /** Positions around the places that the map also makes room for, near its edges: a lake and a summit by which one knows the country. */
  around?: readonly Position[] | undefined;
  /** Squares of ground around the places; those outside the map are ignored. Without them, the map shows only the graticule. */
  land?: readonly LandSquare[] | undefined;
  /**
   * URL of an SVG file of the world in equirectangular projection, with the shape `#land` in tenths of a degree from 180°W 84°N. With it, a
   * small map in a corner shows where the map lies, unless the route leaves no corner free.
   */
  world?: string | undefined;
  /** BCP 47 locale for formatting distances. */
  locale?: string | undefined;
  /** Overrides of the English texts. */
  texts?: Partial<RouteMapTexts> | undefined;
}

/** A map with places and the route between them, and a list with the same information as text. */
export function RouteMap({
  places,
  label,
  caption,
  route = true,
  legend = true,
  plain = false,
  format,
  legs = [],
  hasKey = false,
  features = [],
  around = [],
  land,
  world,
  locale = 'en',
  texts,
  ...rest
}: RouteMapProps) {
  const labels = { ...english, ...texts };
  const formatKm = (km: number) => numberFormat(locale, { maximumFractionDigits: 0 }).format(km);
  const sheet = (
    <MapDrawing
      places={places}
      route={route}
      legend={legend && !plain}
      plain={plain}
      format={format}
      legs={legs}
      features={features}
      around={around}
      land={land}
      world={world}
      label={label}
      scaleText={(km) => labels.scale(formatKm(km))}
    />
  );
  if (!legend || plain)
    return (
      <Root {...rest}>
        {sheet}
        {hasKey && <MapKey modes={legs.map(({ mode }) => mode)} texts={labels.modes} />}
        {caption && <Caption>{caption}</Caption>}
      </Root>
    );
  return (
    <Root aria-label={label} {...rest}>
      <Plate>
        {sheet}
        <Legend>
          {places.map(({ name, href, note, ...position }, index) => {
            const previous = places[index - 1];
            const km = route && previous ? Math.round(distanceKm(previous, position)) : 0;
            return (
              <Place key={`${name}-${index}`}>
                <Mark aria-hidden="true">{index + 1}</Mark>
                <div>
                  <Name>{href ? <PlaceLink href={href}>{name}</PlaceLink> : name}</Name>
                  {note && <Detail>{note}</Detail>}
                  {km > 0 && <Detail>{labels.distance(formatKm(km))}</Detail>}
                  <Detail>
                    <bdi dir="ltr">{formatPosition(position)}</bdi>
                  </Detail>
                </div>
              </Place>
            );
          })}
        </Legend>
      </Plate>
      {caption && <Caption>{caption}</Caption>}
    </Root>
  );
}

const english: RouteMapTexts = {
  distance: (km) => `${km} km on, as the crow flies`,
  scale: (km) => `${km} km`,
  modes: { car: 'By car', train: 'By train', boat: 'By boat', walk: 'On foot', air: 'By air' },
};
