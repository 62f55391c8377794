/** How long an entry lives unless told otherwise: 30 days, in milliseconds. */
export const STORAGE_LIFETIME = 2_592_000_000;

/** What is kept in the browser under a name. */
export interface Storage30 {
  /** The entry, or null when there is none, it has expired or cannot be read; an expired one is removed. */
  read<T>(name: string, isValid: (value: unknown) => value is T): T | null;
  /** Keeps the value for `lifetime` milliseconds; false when the browser refuses. */
  write(name: string, value: unknown, lifetime?: number): boolean;
  /** Forgets the entry. */
  remove(name: string): void;
  /** Whether the browser keeps anything at all. */
  isAvailable(): boolean;
}

/** What the names of our entries begin with. */
export const STORAGE_PREFIX = 'farwend.';

/** Storage over what `open` gives; `open` may throw, as browsers do when storage is blocked. */
export function createStorage(open: () => Storage, now: () => number = Date.now): Storage30 {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise; // blocked, full, or damaged by another program
    }
  };
  const remove = (name: string) => attempt((storage) => storage.removeItem(STORAGE_PREFIX + name), undefined);
  return {
    read: (name, isValid) =>
      attempt((storage) => {
        const entry: unknown = JSON.parse(storage.getItem(STORAGE_PREFIX + name) ?? 'null');
        if (!isEntry(entry)) return null;
        if (entry.expiresAt > now()) return isValid(entry.value) ? entry.value : null;
        remove(name);
        return null;
      }, null),
    write: (name, value, lifetime = STORAGE_LIFETIME) =>
      attempt((storage) => {
        storage.setItem(STORAGE_PREFIX + name, JSON.stringify({ value, expiresAt: now() + lifetime }));
        return true;
      }, false),
    remove,
    isAvailable: () =>
      attempt((storage) => {
        storage.setItem(`${STORAGE_PREFIX}probe`, '1');
        storage.removeItem(`${STORAGE_PREFIX}probe`);
        return true;
      }, false),
  };
}

/** The browser's lasting storage, one for all: 30 days an entry. */
export const storage: Storage30 = createStorage(() => window.localStorage);

/** What lasts as long as the tab. */
export const tabStorage: Storage30 = createStorage(() => window.sessionStorage);

function isEntry(entry: unknown): entry is { value: unknown; expiresAt: number } {
  return typeof entry === 'object' && entry !== null && 'value' in entry && 'expiresAt' in entry && typeof entry.expiresAt === 'number';
}
