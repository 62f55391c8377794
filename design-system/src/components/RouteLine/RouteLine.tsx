import type { ComponentPropsWithRef } from 'react';
import { Dot, Layer, Root, Stroke } from './RouteLine.styles.ts';
import { routeHeight, routePath, routePoints } from './routePath.ts';
import { route } from '#src/tokens/component.ts';
import type { RoutePoint } from './routePath.ts';

/** Props of RouteLine. */
export interface RouteLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Purpose: `progress` through steps, `rule` between sections, or `loading`. Defaults to `rule`. */
  variant?: 'progress' | 'rule' | 'loading';
  /** Number of waypoints, 2 to 8. Defaults to 3 for `rule`, otherwise to 5. */
  stops?: number;
  /** Current waypoint, starting at 1; only for `progress`. */
  current?: number;
}

/** The route line with its waypoints. Decorative: what it shows must also be stated in text. */
export function RouteLine({ variant = 'rule', stops = variant === 'rule' ? 3 : 5, current = 1, style, ...rest }: RouteLineProps) {
  const points = routePoints(stops);
  const reached = variant === 'progress' ? Math.min(Math.max(current, 1), stops) : stops;
  const at = { '--fw-route-at': reached === stops ? `calc(100% + ${route.rim})` : `${(points[reached - 1]?.x ?? 0) / 10}%` };
  return (
    <Root aria-hidden="true" data-variant={variant} style={{ ...at, ...style }} {...rest}>
      {variant !== 'rule' && <Drawing points={points} layer="ahead" />}
      <Drawing points={points.slice(0, variant === 'progress' ? undefined : stops)} layer="done" />
      {variant === 'progress' && <CurrentWaypoint point={points[reached - 1]} />}
    </Root>
  );
}

function Drawing({ points, layer }: { points: RoutePoint[]; layer: 'ahead' | 'done' }) {
  return (
    <Layer viewBox={`0 0 1000 ${routeHeight}`} preserveAspectRatio="none" data-layer={layer}>
      <Stroke d={routePath(points)} />
      {points.map(({ x, y }) => (
        <Dot key={x} d={`M${x} ${y}h.01`} />
      ))}
    </Layer>
  );
}

function CurrentWaypoint({ point }: { point: RoutePoint | undefined }) {
  if (!point) return null;
  return (
    <Layer viewBox={`0 0 1000 ${routeHeight}`} preserveAspectRatio="none" data-layer="here">
      <Dot d={`M${point.x} ${point.y}h.01`} data-ring="outer" />
      <Dot d={`M${point.x} ${point.y}h.01`} data-ring="inner" />
    </Layer>
  );
}
