/** Default lifetime of an entry: 30 days, in milliseconds. */
export const STORAGE_LIFETIME = 2_592_000_000;

/** Browser storage whose entries expire. */
export interface ExpiringStorage {
  /** The entry, or null if it is missing, expired or invalid; an expired one is removed. */
  read<T>(name: string, isValid: (value: unknown) => value is T): T | null;
  /** Stores the value for `lifetime` milliseconds; false if the browser refuses. Defaults to `STORAGE_LIFETIME`. */
  write(name: string, value: unknown, lifetime?: number): boolean;
  /** Removes the entry. */
  remove(name: string): void;
  /** Whether the browser stores anything at all. */
  isAvailable(): boolean;
}

/** Prefix of our keys. */
export const STORAGE_PREFIX = 'farwend.';

/** Creates a storage; `open` may throw, as browsers do when storage is blocked. */
export function createStorage(open: () => Storage, now: () => number = Date.now): ExpiringStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise; // blocked, full, or the entry is corrupt
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

/** Local storage. */
export const storage: ExpiringStorage = createStorage(() => window.localStorage);

/** Session storage: lasts as long as the tab. */
export const tabStorage: ExpiringStorage = createStorage(() => window.sessionStorage);

function isEntry(entry: unknown): entry is { value: unknown; expiresAt: number } {
  return typeof entry === 'object' && entry !== null && 'value' in entry && 'expiresAt' in entry && typeof entry.expiresAt === 'number';
}
