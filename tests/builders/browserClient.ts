import { PASSWORD } from './api.ts';

/** A client that keeps cookies and sends the headers that a browser sends from our own pages. */
export function createBrowserClient(origin: string) {
  const cookies = new Map<string, string>();
  const request = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        ...(cookies.size > 0 ? { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
    return { status: response.status, headers: response.headers, text, body: text && isJson ? JSON.parse(text) : undefined };
  };
  return {
    cookies,
    request,
    signIn: (username: string, password = PASSWORD) => request('POST', '/v3/login', { body: { username, password } }),
    /** Whether the server considers the client signed in. */
    isSignedIn: async (): Promise<boolean> => (await request('GET', '/v3/users/current')).body.isAuthenticated,
  };
}
