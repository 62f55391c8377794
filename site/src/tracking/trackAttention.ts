/** How much attention a page gets: visible time, scroll depth and interactions. */
export interface Attention {
  /** The figures so far; time in milliseconds while the page was visible. */
  read: () => { durationMs: number; scrollPct: number; interactions: number };
  /** Removes the listeners. */
  stop: () => void;
}

/** Measures attention, with one listener for each type of event on the window; the page has been seen since a time of `performance.now()`. */
export function trackAttention(page: Window, since: number): Attention {
  const { document: content } = page;
  const now = () => page.performance.now();
  let visibleMs = 0;
  let visibleSince = content.visibilityState === 'visible' ? since : null;
  let scrollPct = 0;
  let interactions = 0;
  const onVisibility = () => {
    if (visibleSince !== null) visibleMs += now() - visibleSince;
    visibleSince = content.visibilityState === 'visible' ? now() : null;
  };
  const onScroll = () => {
    const { scrollHeight } = content.documentElement;
    scrollPct = Math.max(scrollPct, Math.min(100, Math.round(((page.scrollY + page.innerHeight) / Math.max(1, scrollHeight)) * 100)));
  };
  const onInteraction = () => {
    interactions = Math.min(100_000, interactions + 1);
  };
  const listeners = [
    ['visibilitychange', onVisibility],
    ['scroll', onScroll],
    ['pointerdown', onInteraction],
    ['keydown', onInteraction],
  ] as const;
  for (const [event, listener] of listeners) page.addEventListener(event, listener, { passive: true, capture: true });
  return {
    read: () => ({ durationMs: Math.round(visibleMs + (visibleSince === null ? 0 : now() - visibleSince)), scrollPct, interactions }),
    stop: () => {
      for (const [event, listener] of listeners) page.removeEventListener(event, listener, { capture: true });
    },
  };
}
