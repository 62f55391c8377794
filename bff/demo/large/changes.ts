import { hash } from 'node:crypto';
import type { ColumnChange } from './copies.ts';

/** The id of a copy: the same for the same row and number on every machine, and a valid UUID of version 8. */
export function copiedId(id: string, n: number): string {
  const digest = hash('md5', `${id} ${n}`);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20)}`;
}

/** Replaces each id in the value by that of a copy, by default the one with the same number. */
export function copyIds(numberOf: (n: number) => number = (n) => n): ColumnChange {
  return (value, n) => value.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => copiedId(id, numberOf(n)));
}

/** Appends the number of the copy. */
export function appendNumber(separator = ' '): ColumnChange {
  return (value, n) => `${value}${separator}${n}`;
}

/** Prefixes an e-mail address with the number of the copy. */
export const prefixEmail: ColumnChange = (value, n) => `${n}.${value}`;

/** Appends the number to a slug, within its 120 characters. */
export const numberSlug: ColumnChange = (value, n) => `${value.slice(0, 110)}-${n}`;

/** Sets NULL. */
export const toNull: ColumnChange = () => null;

/** Marks every deadline as handled; otherwise jobs would process thousands of copies during measurements. */
export const completeClockSteps: ColumnChange = () => '{FIRST_LOOK,RESPOND_50,RESPOND_80,FIRST_MESSAGE,PROPOSAL,STOPPED}';

/** Shifts a UTC timestamp back by minutes. */
export function shiftEarlier(minutesOf: (n: number) => number): ColumnChange {
  return (value, n) => new Date(Date.parse(`${value.slice(0, 19).replace(' ', 'T')}Z`) - minutesOf(n) * 60_000).toISOString();
}

/** Shifts a day forward by up to 300 days. */
export const shiftDay: ColumnChange = (value, n) => new Date(Date.parse(value) + (n % 300) * 86_400_000).toISOString().slice(0, 10);
