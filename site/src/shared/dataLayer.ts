declare global {
  interface Window {
    /** The queue that analytics programs read. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Sends an event to analytics; does nothing on the server. */
export function track(event: string, data: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined') return;
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event, ...data });
}
