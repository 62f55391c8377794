const MAX_WAIT_MS = 3000;

let pending: Promise<unknown> = Promise.resolve();

/** Registers a report about a page view that must reach the server before the visitor signs out; it must not reject. */
export function reportBeforeSignOut(report: Promise<unknown>): void {
  pending = Promise.all([pending, report]);
}

/** Resolves when all reports were sent, or after three seconds: once signed out, the visitor may no longer write to their own views. */
export function reportsSent(): Promise<unknown> {
  return Promise.race([pending, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
