import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, Line, List, Marker, Stop, Track } from './RouteList.styles.ts';

/** Props of RouteList. */
export interface RouteListProps extends ComponentPropsWithRef<'ol'> {
  /** RouteStop elements, in their order. */
  children: ReactNode;
}

/** Stops along a route that runs down the page: the days of an itinerary, the steps of a process. */
export function RouteList(props: RouteListProps) {
  return <List {...props} />;
}

/** Props of RouteStop. */
export interface RouteStopProps extends ComponentPropsWithRef<'li'> {
  /** What stands at the waypoint: a heading with its text. */
  children: ReactNode;
}

/** One stop; the piece of route below it bends as long as its text is, and joins the next. */
export function RouteStop({ children, ...rest }: RouteStopProps) {
  return (
    <Stop {...rest}>
      <Track viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <Line d="M12 0C12 24 3 26 3 50S12 76 12 100" />
      </Track>
      <Marker viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="5.5" />
      </Marker>
      <Body>{children}</Body>
    </Stop>
  );
}
