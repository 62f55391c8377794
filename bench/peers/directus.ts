import { newArticle } from '../newArticle.ts';
import { listedFields, type Peer } from './peer.ts';

const port = 18622;
const origin = `http://127.0.0.1:${port}`;
const cli = 'node_modules/directus/cli.js';
const token = 'only-for-the-benchmark';
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

/** Directus with activity and revisions of articles, as it is installed; signed in by a static token. */
export const directus: Peer = {
  name: 'Directus',
  async start({ machine, folder: cwd, databaseUrl, articles }) {
    const env = {
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: databaseUrl,
      SECRET: token,
      ADMIN_EMAIL: 'editor@example.com',
      ADMIN_PASSWORD: 'compass-rose-42',
      ADMIN_TOKEN: token,
      HOST: '127.0.0.1',
      PORT: String(port),
      TELEMETRY: 'false',
      PRESSURE_LIMITER_ENABLED: 'false',
      LOG_LEVEL: 'error',
    };
    await machine.run([cli, 'bootstrap'], env, cwd);
    const { pid } = await machine.start([cli, 'start'], env, origin, '/server/ping', cwd);
    await post('/collections', articlesCollection);
    const policies = await call<{ data: { id: string; name: string }[] }>('/policies?fields=id,name');
    const policy = policies.data.find(({ name }) => name.includes('public'))?.id;
    await post('/permissions', { policy, collection: 'articles', action: 'read', fields: ['*'], permissions: {}, validation: {} });
    await post('/items/articles', articles);
    const { data } = await call<{ data: { id: string }[] }>(`/items/articles?fields=id&filter[slug][_eq]=${articles[0]?.slug}`);
    return {
      article: { name: 'Directus article', url: `${origin}/items/articles/${data[0]?.id}`, pid },
      articles: { name: 'Directus 25 articles', url: `${origin}/items/articles?limit=25&fields=id,${listedFields.join(',')}`, pid },
      create: { name: 'Directus new article', url: `${origin}/items/articles`, pid, method: 'POST', headers, body: newArticle },
    };
  },
};

const articlesCollection = {
  collection: 'articles',
  schema: {},
  meta: { accountability: 'all' },
  fields: [
    { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true } },
    ...['title', 'slug', 'type', 'category'].map((field) => ({ field, type: 'string', schema: {} })),
    { field: 'summary', type: 'text', schema: {} },
    { field: 'body', type: 'json', schema: {}, meta: { special: ['cast-json'] } },
  ],
};

async function post(path: string, body: unknown): Promise<void> {
  await call(path, { method: 'POST', body: JSON.stringify(body) });
}

async function call<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(origin + path, { ...init, headers });
  if (!response.ok) throw new Error(`Directus answered ${path} with ${response.status}: ${await response.text()}`);
  return response.json();
}
