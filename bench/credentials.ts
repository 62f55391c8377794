const password = 'compass-rose-42';

/** Signs in a person of the demo data, and returns the access token. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/v3/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
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
