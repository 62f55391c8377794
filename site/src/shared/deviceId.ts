import { storage } from './storage.ts';

let inMemory: string | undefined;

/** The browser's random id, kept for 30 days after its last use; without storage as long as the page. */
export function getDeviceId(): string {
  inMemory = storage.read('deviceId', isRandomId) ?? inMemory ?? createRandomId();
  storage.write('deviceId', inMemory);
  return inMemory;
}

/** Creates a random id of 32 hexadecimal digits; needs no secure context. */
export function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isRandomId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}
