import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

const NAME = 'consent';
const listeners = new Set<() => void>();

/** Whether third-party scripts may be loaded; null: not asked yet. */
export type Consent = boolean | null;

/** Reads the stored answer. */
function readConsent(): Consent {
  return storage.read(NAME, (value) => typeof value === 'boolean');
}

/** Stores the answer for 30 days and notifies the listeners. */
export function storeConsent(answer: boolean): void {
  currentConsent = answer; // even without storage nobody is asked twice on a page
  storage.write(NAME, answer);
  for (const listener of listeners) listener();
}

let currentConsent: Consent | undefined;

/** The current answer; undefined on the server and during hydration, where it is not known. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getSnapshot = () => (currentConsent === undefined ? (currentConsent = readConsent()) : currentConsent);
const getServerSnapshot = () => undefined;
