const password = 'compass-rose-42';

/** Headers that authenticate a person of the demo data with a bearer token. */
export async function bearerHeaders(origin: string, email: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/v3/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { accessToken }: { accessToken: string } = await response.json();
  return { Authorization: `Bearer ${accessToken}` };
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
