import { Fragment } from 'react';
import type { PlacedFeature } from './placeFeatures.ts';
import { FeatureName } from './MapFeatures.styles.ts';

/** Props of MapFeatures. */
export interface MapFeaturesProps {
  /** Names with their places on the map. */
  features: readonly PlacedFeature[];
}

/** Names of the surroundings. They are not read out: the map's own name or the list beside it tells the route. */
export function MapFeatures({ features }: MapFeaturesProps) {
  return features.map(({ kind, name, lines, detail, x, y, across, down, isNarrow }) => (
    <FeatureName
      key={`${kind} ${name}`}
      aria-hidden="true"
      data-kind={kind}
      data-across={across}
      data-down={down}
      data-room={isNarrow ? undefined : 'roomy'}
      style={{ '--fw-x': `${x}%`, '--fw-y': `${y}%` }}
    >
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
      {detail && <small>{detail}</small>}
    </FeatureName>
  ));
}
