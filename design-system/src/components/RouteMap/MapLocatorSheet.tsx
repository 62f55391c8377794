import type { MapLocator } from './mapLocator.ts';
import { LocatorSheet } from './MapFeatures.styles.ts';

/** Props of MapLocatorSheet. */
export interface MapLocatorSheetProps extends MapLocator {
  /** URL of the world: an SVG file with the shape `#land`. */
  world: string;
}

/** A small map of the surroundings in a corner, with the area of the large one. */
export function MapLocatorSheet({ world, box, viewBox, area }: MapLocatorSheetProps) {
  return (
    <LocatorSheet
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      style={{ left: `${box.left}%`, top: `${box.top}%`, width: `${box.right - box.left}%`, height: `${box.bottom - box.top}%` }}
    >
      <use href={`${world}#land`} />
      <rect {...area} />
    </LocatorSheet>
  );
}
