import { storage, tabStorage } from './storage.ts';

const NAME = 'views';

/** Stores the view that the server recorded for this page, for this tab and the next visit; null removes it. */
export function setCurrentView(id: string | null): void {
  if (id === null) return removeCurrentView();
  tabStorage.write(NAME, id);
  storage.write(NAME, id);
}

/** Id of the view last recorded in this tab, else in this browser; null if none. */
export function getCurrentViewId(): string | null {
  return tabStorage.read(NAME, isText) ?? storage.read(NAME, isText);
}

/** Removes the view. */
export function removeCurrentView(): void {
  tabStorage.remove(NAME);
  storage.remove(NAME);
}

const isText = (value: unknown) => typeof value === 'string';
