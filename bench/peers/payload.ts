import { newArticle } from '../newArticle.ts';
import { listedFields, type Peer } from './peer.ts';

const port = 18621;
const origin = `http://127.0.0.1:${port}`;
const next = 'node_modules/next/dist/bin/next';
const apiKey = '5b8a1c52-0c0e-4b39-9a51-3f1d1a6f5a77';

/** Payload in Next, with versions of articles; signed in by API key. */
export const payload: Peer = {
  name: 'Payload',
  async start({ machine, folder: cwd, databaseUrl, articlesFile, articles }) {
    const env = { DATABASE_URL: databaseUrl, API_KEY: apiKey, NEXT_TELEMETRY_DISABLED: '1' };
    // Only in development does Payload create tables without migrations.
    await machine.run(['prepare.js', articlesFile], { ...env, NODE_ENV: 'development' }, cwd);
    await machine.run([next, 'build'], env, cwd);
    const path = '/api/articles';
    const { pid } = await machine.start([next, 'start', '-H', '127.0.0.1', '-p', String(port)], env, origin, path, cwd);
    const found = await fetch(`${origin}${path}?where[slug][equals]=${articles[0]?.slug}`);
    const { docs }: { docs: { id: number }[] } = await found.json();
    const select = listedFields.map((field) => `select[${field}]=true`).join('&');
    return {
      article: { name: 'Payload article', url: `${origin}${path}/${docs[0]?.id}?depth=0`, pid },
      articles: { name: 'Payload 25 articles', url: `${origin}${path}?limit=25&depth=0&${select}`, pid },
      create: {
        name: 'Payload new article',
        url: origin + path,
        pid,
        method: 'POST',
        headers: { Authorization: `users API-Key ${apiKey}`, 'Content-Type': 'application/json' },
        body: newArticle,
      },
    };
  },
};
