import { tabStorage } from './storage.ts';

const NAME = 'view';

/** Remembers the view that the server recorded for this page; null: none. */
export function setCurrentView(id: string | null): void {
  if (id === null) tabStorage.remove(NAME);
  else tabStorage.write(NAME, id);
}

/** Id of the view that the server recorded last in this tab, or null. */
export function currentViewId(): string | null {
  return tabStorage.read(NAME, (value) => typeof value === 'string');
}
