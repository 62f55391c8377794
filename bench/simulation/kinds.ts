import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bearerHeaders, sessionHeaders } from '../credentials.ts';
import type { RequestOptions, Target } from '../load.ts';
import { type Machine, root, type Server } from '../machine.ts';
import { pages } from '../memory.ts';
import { buildProfiledWrites } from '../profiledWrites.ts';

/** A kind of request whose cost is measured. */
export interface Kind {
  name: string;
  target: Target;
  /** Whether a mix can contain it: not if each of its requests depends on the one before. */
  isIndependent: boolean;
}

const CONNECTIONS = 16;
const compressed = { 'Accept-Encoding': 'gzip, deflate, br' };
const json = { 'Content-Type': 'application/json' };

/** What visitors, travelers, agents and the team send. `photosPort` is another port of the same process. */
export async function buildKinds(product: Server, photosPort: number, databaseUrl: string, machine: Machine): Promise<Kind[]> {
  const { origin, pid } = product;
  const dana = await sessionHeaders(origin, 'dana@example.com');
  const care = await bearerHeaders(origin, 'care@example.com');
  const [article] = await machine.rows<{ id: string }>(
    databaseUrl,
    `SELECT id FROM published_content WHERE type = 'article' ORDER BY id LIMIT 1`,
  );
  const [request] = await machine.rows<{ id: string }>(databaseUrl, 'SELECT id FROM trip_requests ORDER BY created_at DESC LIMIT 1');
  const script = readdirSync(join(root, 'site/dist/client/assets')).find((name) => name.endsWith('.js')) ?? '';
  const home = await (await fetch(origin)).text();
  const [picture = ''] = new RegExp(`http://[^/\\s]+:${photosPort}/pictures/[^"\\s]+`).exec(home) ?? [];
  const gets = (paths: readonly string[]): RequestOptions[] => paths.map((path) => ({ method: 'GET', path }));
  const read = (name: string, url: string, headers: Record<string, string> = {}): Kind => ({
    name,
    isIndependent: true,
    target: { name, url, pid, headers: { ...compressed, ...headers }, connections: CONNECTIONS },
  });
  const readEach = (name: string, paths: readonly string[], headers: Record<string, string> = {}): Kind => {
    const { target, ...kind } = read(name, origin, headers);
    const sequences = Array.from({ length: CONNECTIONS }, (_, turn) =>
      gets([...paths.slice(turn % paths.length), ...paths.slice(0, turn % paths.length)]),
    );
    return { ...kind, target: { ...target, sequences } };
  };
  const send = (name: string, path: string, body: () => string, headers: Record<string, string> = {}): Kind => ({
    name,
    isIndependent: true,
    target: {
      name,
      url: origin + path,
      pid,
      method: 'POST',
      body,
      headers: { ...compressed, ...json, ...headers },
      connections: CONNECTIONS,
    },
  });
  const writes = await buildProfiledWrites(product, databaseUrl, machine);
  return [
    readEach('Page from the cache', pages),
    readEach('Page rendered', pages, dana),
    read('Script', `${origin}/assets/${script}`),
    read('Picture', picture),
    send('Page view', '/v2/views', pageView),
    send('Event', '/v3/zevents', event),
    read('Lookup while typing', `${origin}/v3/destinations?q=ken&limit=10`),
    read('Article', `${origin}/v2/articles/${article?.id}`),
    read('List of articles', `${origin}/v2/articles?limit=25`),
    read('Trip request', `${origin}/v3/trip_requests/${request?.id}`, care),
    read('List of trip requests', `${origin}/v3/trip_requests?limit=25`, care),
    send('Sign-in', '/v3/tokens', signIn),
    ...writes.map(({ name, target }) => ({ name, target, isIndependent: target.sequences === undefined })),
  ];
}

function pageView(): string {
  return JSON.stringify({
    pageId: '/guides/kenya',
    pageType: 'guide',
    path: '/guides/kenya',
    url: 'https://www.example.com/guides/kenya/',
    deviceId: 'device-of-the-benchmark',
    sessionId: 'session-of-the-benchmark',
  });
}

function event(): string {
  return JSON.stringify({
    type: 'PageVisited',
    data: { pageId: '/guides/kenya', contentType: 'guide' },
    deviceId: 'device-of-the-benchmark',
    sessionId: 'session-of-the-benchmark',
  });
}

function signIn(): string {
  return JSON.stringify({ username: 'dana@example.com', password: 'compass-rose-42' });
}
