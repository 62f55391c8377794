const password = 'compass-rose-42';

/** Headers of a person of the demo, by a bearer token. */
export async function tokenOf(origin: string, email: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/v3/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { accessToken }: { accessToken: string } = await response.json();
  return { Authorization: `Bearer ${accessToken}` };
}

/** Headers of a person of the demo, by the cookies of a session. */
export async function sessionOf(origin: string, email: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/v3/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { Cookie: cookies.join('; ') };
}
