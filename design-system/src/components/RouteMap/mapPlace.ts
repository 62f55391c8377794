import type { ReactNode } from 'react';
import type { Position } from './geography.ts';

/** A place on a map. */
export interface MapPlace extends Position {
  /** Its name. */
  name: string;
  /** URL of its page. Its name in the list is a link; without the list, its name on the map. */
  href?: string | undefined;
  /** Note: “3 nights”. */
  note?: ReactNode;
  /** Id of its name on a map without a list, so that a text can lead there. */
  id?: string | undefined;
  /** Days of the journey on which one is there. They are on its name as `data-days`; `data-current` there stresses it. */
  days?: readonly number[] | undefined;
}

/** How a leg is travelled. */
export type LegMode = 'car' | 'train' | 'boat' | 'walk' | 'air';

/** A leg of a journey on a map. */
export interface MapLeg {
  /** How it is travelled. */
  mode: LegMode;
  /** Where it begins, the points it passes and where it ends; at least two. */
  points: readonly Position[];
  /** Distance and time, written beside the leg where there is room: “180 km, 50 min”. */
  label?: string | undefined;
  /** Days of the journey on which it is travelled. They are on its line as `data-days`; `data-current` there thickens it. */
  days?: readonly number[] | undefined;
}

/** A square of ground in equirectangular projection. */
export interface LandSquare {
  /** Longitude of the western edge. */
  west: number;
  /** Latitude of the southern edge. */
  south: number;
  /** Width and height in degrees. */
  size: number;
  /** URL of a symbol in an SVG file, with its fragment. It is drawn in the colours of the map. */
  src: string;
}

/** What a name on a map stands for. */
export type MapFeatureKind = 'country' | 'region' | 'island' | 'sea' | 'lake' | 'river' | 'peak' | 'town';

/** A name that makes the surroundings of a route known. */
export interface MapFeature extends Position {
  kind: MapFeatureKind;
  name: string;
  /** More about it, under its name: “5,199 m”. */
  detail?: string | undefined;
}
