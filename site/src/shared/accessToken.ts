import { storage } from './storage.ts';

/** The stored access token: its id for checking it, its secret for requests. */
export interface StoredToken {
  id: string;
  accessToken: string;
}

const NAME = 'accessToken';

/** The stored token; null if there is none. */
export function readToken(): StoredToken | null {
  return storage.read(NAME, isToken);
}

/** Stores a token until it expires; `expiresAt` is ISO 8601. */
export function storeToken({ id, accessToken, expiresAt }: StoredToken & { expiresAt: string }): void {
  storage.write(NAME, { id, accessToken }, Math.max(0, Date.parse(expiresAt) - Date.now()));
}

/** Removes the token. */
export function removeToken(): void {
  storage.remove(NAME);
}

function isToken(value: unknown): value is StoredToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'accessToken' in value &&
    typeof value.accessToken === 'string'
  );
}
