import type { ComponentPropsWithRef } from 'react';
import { Dot, Layer, Root, Stroke } from './RouteLine.styles.ts';
import { routeHeight, routePath, routePoints } from './routePath.ts';
import { route } from '#src/tokens/component.ts';
import type { RoutePoint } from './routePath.ts';

/** Props of RouteLine. */
export interface RouteLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How it is used: progress through steps, a rule between sections, or something on its way. A rule unless said. */
  variant?: 'progress' | 'rule' | 'loading';
  /** How many waypoints the route has, 2 to 8; 5 unless said. */
  stops?: number;
  /** The waypoint reached, from 1; for `progress` only. */
  current?: number;
}

/** The drawn route with its waypoints. Decoration: what it shows is always said in words beside it. */
export function RouteLine({ variant = 'rule', stops = variant === 'rule' ? 3 : 5, current = 1, style, ...rest }: RouteLineProps) {
  const points = routePoints(stops);
  const reached = variant === 'progress' ? Math.min(Math.max(current, 1), stops) : stops;
  const at = { '--fw-route-at': reached === stops ? `calc(100% + ${route.rim})` : `${(points[reached - 1]?.x ?? 0) / 10}%` };
  return (
    <Root aria-hidden="true" data-variant={variant} style={{ ...at, ...style }} {...rest}>
      {variant !== 'rule' && <Drawing points={points} layer="ahead" />}
      <Drawing points={points.slice(0, variant === 'progress' ? undefined : stops)} layer="done" />
      {variant === 'progress' && <Here point={points[reached - 1]} />}
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

function Here({ point }: { point: RoutePoint | undefined }) {
  if (!point) return null;
  return (
    <Layer viewBox={`0 0 1000 ${routeHeight}`} preserveAspectRatio="none" data-layer="here">
      <Dot d={`M${point.x} ${point.y}h.01`} data-ring="outer" />
      <Dot d={`M${point.x} ${point.y}h.01`} data-ring="inner" />
    </Layer>
  );
}
