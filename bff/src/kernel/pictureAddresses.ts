import type { CacheUsage } from './cacheUsage.ts';

/**
 * Resolves image references to URLs. Records store `picture:{variant}`, alone in `url` and with widths in `srcSet`; host and signature are
 * added in the response, so that a database can move to another host or key.
 */
export interface PictureAddresses {
  /** Resolves a stored `url` or `srcSet`; returns other text unchanged. */
  resolve(stored: string): string;
  /** Resolves all image references in JSON text. */
  resolveInJson(json: string): string;
  /** Resolves all image references in a JSON-serializable value. */
  resolveInValue<T>(value: T): T;
  /** The memory of cached URLs. */
  usage(): CacheUsage;
}
