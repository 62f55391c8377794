/** The attention a page gets: how long it was seen, how far it was scrolled, how often something was done. */
export interface Attention {
  /** The figures until now; time in milliseconds while the page was visible. */
  read: () => { durationMs: number; scrollPct: number; interactions: number };
  /** Stops watching. */
  end: () => void;
}

/** Watches the page from now on; one listener for each kind of event, on the window. */
export function attention(page: Window): Attention {
  const { document: content } = page;
  const now = () => page.performance.now();
  let seen = 0;
  let since = content.visibilityState === 'visible' ? now() : null;
  let scrollPct = 0;
  let interactions = 0;
  const onVisibility = () => {
    if (since !== null) seen += now() - since;
    since = content.visibilityState === 'visible' ? now() : null;
  };
  const onScroll = () => {
    const { scrollHeight } = content.documentElement;
    scrollPct = Math.max(scrollPct, Math.min(100, Math.round(((page.scrollY + page.innerHeight) / Math.max(1, scrollHeight)) * 100)));
  };
  const onAct = () => {
    interactions = Math.min(100_000, interactions + 1);
  };
  const watched = [
    ['visibilitychange', onVisibility],
    ['scroll', onScroll],
    ['pointerdown', onAct],
    ['keydown', onAct],
  ] as const;
  for (const [event, hear] of watched) page.addEventListener(event, hear, { passive: true, capture: true });
  return {
    read: () => ({ durationMs: Math.round(seen + (since === null ? 0 : now() - since)), scrollPct, interactions }),
    end: () => {
      for (const [event, hear] of watched) page.removeEventListener(event, hear, { capture: true });
    },
  };
}
