declare global {
  interface Window {
    /** The queue that analytics programs read. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells analytics programs of an event; on the server nothing happens. */
export function track(event: string, data: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined') return;
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event, ...data });
}
