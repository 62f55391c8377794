// Creates the tables, a user with an API key, and the articles: `NODE_ENV=development node prepare.js ARTICLES_FILE`
import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
const user = { email: 'editor@example.com', password: 'compass-rose-42', enableAPIKey: true, apiKey: process.env.API_KEY };
await payload.create({ collection: 'users', data: user });
for (const data of JSON.parse(readFileSync(process.argv[2], 'utf8'))) await payload.create({ collection: 'articles', data });
process.exit(0);
