import { createHash } from 'node:crypto';

/** The id of a demo record: a UUID that is the same on every machine, so that links in texts and tests stay right. */
export function demoId(kind: string, key: string | number): string {
  const hex = createHash('sha256').update(`farwend demo ${kind} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
