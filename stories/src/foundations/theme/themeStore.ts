import { readThemeDocument, writeThemeDocument, type ThemeChange } from '@farwend/design-system/theme';
import { useSyncExternalStore } from 'react';
import { publishedSets } from '../tokens/tokenSets.ts';

/** The theme is kept in the browser, so that it survives a reload and other docs pages show its contrast. */
const storageKey = 'farwend.theme';

const listeners = new Set<() => void>();
let changes: readonly ThemeChange[] = load();

window.addEventListener('storage', ({ key }) => {
  if (key === storageKey) replaceChanges(load());
});

/** The changes of the theme that is being built; none for the published one. */
export function useThemeChanges(): readonly ThemeChange[] {
  return useSyncExternalStore(subscribe, () => changes);
}

/** Changes a token; its published value takes the change back. */
export function changeToken(change: ThemeChange): void {
  const published = publishedSets[change.set].get(change.name);
  if (JSON.stringify(published) === JSON.stringify(change.token)) resetToken(change);
  else save([...changes.filter((other) => !isSameToken(other, change)), change]);
}

/** Takes the change of a token back. */
export function resetToken(token: Pick<ThemeChange, 'set' | 'name'>): void {
  save(changes.filter((other) => !isSameToken(other, token)));
}

/** Takes all changes back. */
export function resetTheme(): void {
  save([]);
}

function isSameToken(one: Pick<ThemeChange, 'set' | 'name'>, other: Pick<ThemeChange, 'set' | 'name'>): boolean {
  return one.set === other.set && one.name === other.name;
}

function save(next: readonly ThemeChange[]): void {
  if (next.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(writeThemeDocument(next)));
  replaceChanges(next);
}

function replaceChanges(next: readonly ThemeChange[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

/** A theme of earlier tokens may name some that are gone, and is dropped. */
function load(): readonly ThemeChange[] {
  const stored = localStorage.getItem(storageKey);
  if (stored === null) return [];
  try {
    return readThemeDocument(JSON.parse(stored), publishedSets);
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
