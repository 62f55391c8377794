import { hash } from 'node:crypto';
import type { Change } from './copies.ts';

/** The id of a copy: the same for the same row and number on every machine, and a valid UUID of version 8. */
export function copiedId(id: string, n: number): string {
  const digest = hash('md5', `${id} ${n}`);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20)}`;
}

/** Each id in the value becomes that of a copy: the one with the same number, or with the number that is given for it. */
export function ids(numberOf: (n: number) => number = (n) => n): Change {
  return (value, n) => value.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => copiedId(id, numberOf(n)));
}

/** The number of the copy stands behind the value. */
export function numbered(separator = ' '): Change {
  return (value, n) => `${value}${separator}${n}`;
}

/** The number stands before an address of mail. */
export const otherEmail: Change = (value, n) => `${n}.${value}`;

/** A slug with the number, within its 120 signs. */
export const otherSlug: Change = (value, n) => `${value.slice(0, 110)}-${n}`;

/** NULL. */
export const nothing: Change = () => null;

/** Every clock has struck: else the jobs would be at work on thousands of copies for hours, while somebody measures. */
export const allClockSteps: Change = () => '{FIRST_LOOK,RESPOND_50,RESPOND_80,FIRST_MESSAGE,PROPOSAL,STOPPED}';

/** A time in UTC, so many minutes earlier. */
export function earlier(minutesOf: (n: number) => number): Change {
  return (value, n) => new Date(Date.parse(`${value.slice(0, 19).replace(' ', 'T')}Z`) - minutesOf(n) * 60_000).toISOString();
}

/** A day, up to 300 days later. */
export const someDay: Change = (value, n) => new Date(Date.parse(value) + (n % 300) * 86_400_000).toISOString().slice(0, 10);
