import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

const NAME = 'consent';
const listeners = new Set<() => void>();

/** Whether scripts of others may be loaded: yes, no, or not asked yet (null). */
export type Consent = boolean | null;

/** The answer this browser keeps for 30 days. */
function readConsent(): Consent {
  return storage.read(NAME, (value) => typeof value === 'boolean');
}

/** Keeps the answer and tells whoever waits for it. */
export function giveConsent(answer: boolean): void {
  kept = answer; // also where nothing can be stored: nobody is asked twice on a page
  storage.write(NAME, answer);
  for (const hear of listeners) hear();
}

let kept: Consent | undefined;

/** The answer as it stands; undefined on the server and in the first rendering, where it cannot be known. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(listen, present, unknown);
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const present = () => (kept === undefined ? (kept = readConsent()) : kept);
const unknown = () => undefined;
