import { storage, tabStorage } from './storage.ts';

const NAME = 'views';

/** Remembers the view that the server recorded for this page, in this tab and for the next visit; null: none. */
export function setCurrentView(id: string | null): void {
  if (id === null) return forgetView();
  tabStorage.write(NAME, id);
  storage.write(NAME, id);
}

/** Id of the view that the server recorded last in this tab, else in this browser; null: none. */
export function currentViewId(): string | null {
  return tabStorage.read(NAME, isText) ?? storage.read(NAME, isText);
}

/** Forgets the view. */
export function forgetView(): void {
  tabStorage.remove(NAME);
  storage.remove(NAME);
}

const isText = (value: unknown) => typeof value === 'string';
