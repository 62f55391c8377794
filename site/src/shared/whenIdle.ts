/** Runs `work` when the browser is idle, at the latest after `timeout` milliseconds; returns a function that cancels it. */
export function whenIdle(work: () => void, timeout = 3000): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, timeout / 2);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(work, { timeout });
  return () => window.cancelIdleCallback(idle);
}
