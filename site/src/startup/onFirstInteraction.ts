const events = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'popstate'] as const;

let resolveFirst = () => {};

/** Resolves with the visitor's first pointer, touch, key, scroll or history step; never on the server. */
export const firstInteraction = new Promise<void>((resolve) => {
  resolveFirst = resolve;
});

/** Runs `work` after the visitor's first interaction with the page. */
export function onFirstInteraction(work: () => unknown): void {
  void firstInteraction.then(work);
}

/** Hydrates the page's islands without waiting for an interaction. */
export function hydrateNow(): void {
  resolveFirst();
}

if (typeof window !== 'undefined') {
  for (const event of events) window.addEventListener(event, resolveFirst, { once: true, passive: true, capture: true });
}
