import { createContext, useContext } from 'react';
import type { Pusher } from './pusher.mjs';

/** Whether the desk hears of changes: not yet, at once, or not at all. */
export type LiveStatus = 'CONNECTING' | 'LIVE' | 'OFF';

/** The connection over which the desk hears of changes. */
export interface Live {
  status: LiveStatus;
  /** Null until it has been loaded, after the first paint. */
  push: Pusher | null;
}

export const LiveContext = createContext<Live>({ status: 'CONNECTING', push: null });

/** How often lists are read again while no events arrive, in milliseconds. */
const REFRESH_MS = 30_000;

/** What of a query tells whether its last reading failed. */
interface ReadQuery {
  state: { status: 'pending' | 'error' | 'success' };
}

/** For `refetchInterval`: what is shown is read again now and then unless the desk hears of changes, and while its last reading has failed. */
export function useRefreshInterval(): (query: ReadQuery) => number | false {
  const { status } = useContext(LiveContext);
  return ({ state }) => (status === 'LIVE' && state.status !== 'error' ? false : REFRESH_MS);
}
