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

/** For `refetchInterval`: lists and records are read again now and then unless the desk hears of changes. */
export function useRefreshInterval(): number | false {
  return useContext(LiveContext).status === 'LIVE' ? false : REFRESH_MS;
}
