const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'popstate'] as const;

let wake = () => {};

/** Settles at the first sign of a person: a pointer, touch, key, scroll, or history step; never on the server. */
export const firstSign = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Settles `firstSign` without waiting for a person. */
export function wakeUp(): void {
  wake();
}

if (typeof window !== 'undefined') {
  for (const sign of signs) window.addEventListener(sign, wakeUp, { once: true, passive: true, capture: true });
}
