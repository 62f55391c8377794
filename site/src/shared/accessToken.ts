import { storage } from './storage.ts';

/** The access token as it is kept: its id to ask the server about, its secret to send. */
export interface KeptToken {
  id: string;
  accessToken: string;
}

const NAME = 'accessToken';

/** The kept token, or null. */
export function readToken(): KeptToken | null {
  return storage.read(NAME, isToken);
}

/** Keeps a token until it ends; `expiresAt` is ISO 8601. */
export function keepToken({ id, accessToken, expiresAt }: KeptToken & { expiresAt: string }): void {
  storage.write(NAME, { id, accessToken }, Math.max(0, Date.parse(expiresAt) - Date.now()));
}

/** Forgets the token. */
export function forgetToken(): void {
  storage.remove(NAME);
}

function isToken(value: unknown): value is KeptToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'accessToken' in value &&
    typeof value.accessToken === 'string'
  );
}
