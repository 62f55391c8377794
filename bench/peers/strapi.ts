import { newArticle } from '../newArticle.ts';
import { listedFields, type Peer } from './peer.ts';

const port = 18623;
const origin = `http://127.0.0.1:${port}`;
const cli = 'node_modules/@strapi/strapi/bin/strapi.js';
const secret = 'only-for-the-benchmark-only-for-the-benchmark';

/** Strapi with drafts and published articles; signed in by an API token, which the folder's `src/index.js` creates. */
export const strapi: Peer = {
  name: 'Strapi',
  async start({ machine, folder: cwd, databaseUrl, articlesFile, articles }) {
    const env = {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ARTICLES_FILE: articlesFile,
      APP_KEYS: secret,
      API_TOKEN_SALT: secret,
      ADMIN_JWT_SECRET: secret,
      TRANSFER_TOKEN_SALT: secret,
      ENCRYPTION_KEY: secret.slice(0, 32),
      STRAPI_TELEMETRY_DISABLED: 'true',
    };
    const path = '/api/articles';
    const { pid } = await machine.start([cli, 'start'], env, origin, path, cwd);
    const found = await fetch(`${origin}${path}?filters[slug][$eq]=${articles[0]?.slug}`);
    const { data }: { data: { documentId: string }[] } = await found.json();
    const token = await fetch(`${origin}/api/article-token`).then((response) => response.text());
    const fields = listedFields.map((field, index) => `fields[${index}]=${field}`).join('&');
    return {
      article: { name: 'Strapi article', url: `${origin}${path}/${data[0]?.documentId}`, pid },
      articles: { name: 'Strapi 25 articles', url: `${origin}${path}?pagination[pageSize]=25&${fields}`, pid },
      create: {
        name: 'Strapi new article',
        url: origin + path,
        pid,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: () => `{"data":${newArticle()}}`,
      },
    };
  },
};
