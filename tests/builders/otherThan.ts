import { randomUUID } from 'node:crypto';

/** Another value of the same kind. */
export function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...value, 'admin'];
  if (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)) return randomUUID();
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return '2001-01-01T00:00:00.000Z';
  return 'ADMIN';
}
