import { createContext, useContext } from 'react';

/** Where in the site somebody is: the address without its origin, and what came with it. */
export interface Place {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Another one for each entry of the history. */
  key: string;
  /** What `go` was given; null: nothing. */
  state: unknown;
}

/** How to go somewhere. */
export interface Going {
  /** Takes the present entry's place in the history. */
  replace?: boolean;
  /** Leaves the scrolling as it is. */
  preventScrollReset?: boolean;
  /** What the place is given. */
  state?: unknown;
}

/** What the parts around every page, and pages that do without the router at first, need of one. */
export interface Way {
  place: Place;
  /** Another page is on its way. */
  isLeaving: boolean;
  /** Goes to an address of ours, or with `?…` to another query of this one; settles when it is shown. The same function at all times. */
  go: (to: string, how?: Going) => void | Promise<void>;
}

/** Hands the way down. */
export const WayContext = createContext<Way | null>(null);

/** Where one is, and how one goes on; throws outside of a page. */
export function useWay(): Way {
  const way = useContext(WayContext);
  if (!way) throw new Error('A part that goes somewhere stands outside of every page');
  return way;
}
