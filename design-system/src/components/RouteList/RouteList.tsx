import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Body, Line, List, Marker, Stop, Track } from './RouteList.styles.ts';

/** Props of RouteList. */
export interface RouteListProps extends ComponentPropsWithRef<'ol'> {
  /** RouteStop elements. */
  children: ReactNode;
}

/** Vertical list of stops along a route, such as the days of an itinerary or the steps of a process. */
export function RouteList(props: RouteListProps) {
  return <List {...props} />;
}

/** Props of RouteStop. */
export interface RouteStopProps extends ComponentPropsWithRef<'li'> {
  /** Content of the stop: a heading with text. */
  children: ReactNode;
}

/** One stop; its route segment stretches to the length of the content and joins the next. */
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
