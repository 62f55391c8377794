import { setTimeout as wait } from 'node:timers/promises';

const password = 'compass-rose-42';
const RETRY_AFTER_MS = 1_000; // as the 503 says
const MAX_TRIES = 10;

/** The product refused a request because it was overloaded. */
class Overloaded extends Error {}

/** Sends a request again as long as the product refuses it because of overload, as a client should. */
export async function retryOverload<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Overloaded) || attempt === MAX_TRIES) throw error;
      await wait(RETRY_AFTER_MS);
    }
  }
}

/** Signs in a person of the demo data, and returns the access token. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/v3/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  if (response.status === 503) throw new Overloaded(`Signing in as ${email} was refused`);
  if (!response.ok) throw new Error(`Signing in as ${email} returned ${response.status}`);
  const { accessToken }: { accessToken: string } = await response.json();
  return accessToken;
}

/** Headers that authenticate a person of the demo data with a bearer token. */
export async function bearerHeaders(origin: string, email: string): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${await signIn(origin, email)}` };
}

/** Headers that authenticate a person of the demo data with session cookies. */
export async function sessionHeaders(origin: string, email: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/v3/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { Cookie: cookies.join('; ') };
}
