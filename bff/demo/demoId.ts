import { createHash } from 'node:crypto';

/** A deterministic UUID for a demo record, so that links in texts and tests stay valid. */
export function demoId(kind: string, key: string | number): string {
  const hex = createHash('sha256').update(`farwend demo ${kind} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
