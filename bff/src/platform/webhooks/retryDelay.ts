const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each failed attempt; about three days in all. */
const delays = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Milliseconds until the next attempt after so many that failed; null: there is none. Varied by a tenth, so that what failed together is not
 * tried again together. A receiver may ask for more time by Retry-After, up to a day.
 */
export function findRetryDelay(attempts: number, retryAfter: string | undefined, random = Math.random()): number | null {
  const delay = delays[attempts - 1];
  if (delay === undefined) return null;
  return Math.max(delay * (1 - JITTER + 2 * JITTER * random), parseRetryAfter(retryAfter));
}

/** Seconds or a date. */
function parseRetryAfter(retryAfter: string | undefined): number {
  const asked =
    retryAfter === undefined ? 0 : /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MAX_RETRY_AFTER) : 0;
}
