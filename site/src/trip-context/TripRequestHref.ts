import { createContext, useContext } from 'react';
import { buildTripRequestHref } from './buildTripRequestHref.ts';

/** Provides the way into the form with the context of the page. */
export const TripRequestHref = createContext(buildTripRequestHref());

/** The address of the form with the context of the page, for every way into it. */
export function useTripRequestHref(): string {
  return useContext(TripRequestHref);
}
