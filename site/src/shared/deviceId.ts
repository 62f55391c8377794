import { storage } from './storage.ts';

let inMemory: string | undefined;

/** A random name of this browser, kept 30 days from its last use; without storage as long as the page. */
export function deviceId(): string {
  inMemory = storage.read('deviceId', isHandle) ?? inMemory ?? newHandle();
  storage.write('deviceId', inMemory);
  return inMemory;
}

/** A random handle of 32 hexadecimal digits; needs no secure context. */
export function newHandle(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isHandle(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}
