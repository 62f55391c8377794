import type { ComponentPropsWithRef, ReactNode } from 'react';
import { numberFormat } from '#src/formats.ts';
import { distanceKm, formatPosition, type Position } from './geography.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { Caption, Detail, Legend, Mark, Name, Place, PlaceLink, Plate, Root } from './RouteMap.styles.ts';

/** A place of a map. */
export interface MapPlace extends Position {
  /** Its name. */
  name: string;
  /** Its page. */
  href?: string | undefined;
  /** What one does there: “3 nights”. */
  note?: ReactNode;
}

/** A square of the earth with its land, as a picture in even degrees; what is opaque in it is land. */
export interface LandSquare {
  /** Longitude of its western side. */
  west: number;
  /** Latitude of its southern side. */
  south: number;
  /** How many degrees it is wide and high. */
  size: number;
  /** The address of the picture. */
  src: string;
}

/** The words of RouteMap. */
export interface RouteMapTexts {
  /** How far a place is from the one before, from the written kilometres. */
  distance: (km: string) => string;
  /** The length of the scale, from the written kilometres. */
  scale: (km: string) => string;
}

/** Props of RouteMap; what is not listed goes to the figure. */
export interface RouteMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The places, in the order one comes to them; at least one. */
  places: readonly MapPlace[];
  /** The name of the map: “The route of twelve days along the Mara”. */
  label: string;
  /** A line under the map. */
  caption?: ReactNode;
  /** Joins the places by a route and tells how far each is from the one before; without it they are places of one map. */
  route?: boolean | undefined;
  /** Lists the places beside the sheet. Without it the sheet is upright, names and notes stand on it, and `label` must say what it shows. */
  legend?: boolean | undefined;
  /** Squares of land around the places; without them the sheet shows degrees only. Those it does not reach are left out. */
  land?: readonly LandSquare[] | undefined;
  /** The language that distances are written in, a BCP 47 tag. */
  locale?: string | undefined;
  /** The words of RouteMap. */
  texts?: Partial<RouteMapTexts> | undefined;
}

/** A sheet of the atlas with places and the route between them, and its legend as a list that says the same in words. */
export function RouteMap({ places, label, caption, route = true, legend = true, land, locale = 'en', texts, ...rest }: RouteMapProps) {
  const words = { ...english, ...texts };
  const written = (km: number) => numberFormat(locale, { maximumFractionDigits: 0 }).format(km);
  const sheet = (
    <MapDrawing places={places} route={route} legend={legend} land={land} label={label} scaleText={(km) => words.scale(written(km))} />
  );
  if (!legend)
    return (
      <Root {...rest}>
        {sheet}
        {caption && <Caption>{caption}</Caption>}
      </Root>
    );
  return (
    <Root aria-label={label} {...rest}>
      <Plate>
        {sheet}
        <Legend>
          {places.map(({ name, href, note, ...position }, index) => {
            const before = places[index - 1];
            const km = route && before ? Math.round(distanceKm(before, position)) : 0;
            return (
              <Place key={`${name}-${index}`}>
                <Mark aria-hidden="true">{index + 1}</Mark>
                <div>
                  <Name>{href ? <PlaceLink href={href}>{name}</PlaceLink> : name}</Name>
                  {note && <Detail>{note}</Detail>}
                  {km > 0 && <Detail>{words.distance(written(km))}</Detail>}
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
};
