import type { ReactNode } from 'react';
import type { Position } from './geography.ts';

/** A place on a map. */
export interface MapPlace extends Position {
  /** Its name. */
  name: string;
  /** URL of its page. */
  href?: string | undefined;
  /** Note: “3 nights”. */
  note?: ReactNode;
}

/** A square map tile in equirectangular projection; opaque pixels are land. */
export interface LandSquare {
  /** Longitude of the western edge. */
  west: number;
  /** Latitude of the southern edge. */
  south: number;
  /** Width and height in degrees. */
  size: number;
  /** URL of the image. */
  src: string;
}
