import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** The clock that due times are told by. */
export interface ServerClock {
  /** The server's time when it rendered the screen, in milliseconds; the first rendering in the browser shows the same. */
  renderedAt: number;
  /** The server's time less this device's, in milliseconds. */
  offset: number;
}

export const ServerClockContext = createContext<ServerClock>({ renderedAt: 0, offset: 0 });

const MINUTE_MS = 60_000;

/** The server's time, to the minute. */
export function useServerNow(): number {
  const { renderedAt, offset } = useContext(ServerClockContext);
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [offset]);
  return now;
}

/** The server's time as a function, for clocks that draw themselves. */
export function useServerClock(): { now: () => number; renderedAt: number } {
  const { renderedAt, offset } = useContext(ServerClockContext);
  return { now: useCallback(() => Date.now() + offset, [offset]), renderedAt };
}
