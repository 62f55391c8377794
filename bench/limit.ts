// The limit: node:http and pg with one prepared statement, responses built by hand, in its own process:
// `node limit.ts DATABASE_URL PORT REQUEST_ID ARTICLE_ID HTML_FILE`
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import pg from 'pg';

const [databaseUrl, port, requestId, articleId, htmlFile] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const html = htmlFile === undefined ? '' : readFileSync(htmlFile);
const compressed = gzipSync(html);
const articleColumns = 'p.id, p.version, p.slug, p.content_country, p.published_at, p.created_at, p.updated_at';

await pool.query(`
  CREATE TABLE IF NOT EXISTS bench_requests (id uuid PRIMARY KEY, body jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS bench_log (id uuid PRIMARY KEY, request_id uuid NOT NULL, at timestamptz NOT NULL DEFAULT now())`);

type Reply = (body: string) => Promise<unknown>;
const replies: Record<string, Reply> = {
  '/trip_request': () => one('trip', 'SELECT * FROM trip_requests WHERE id = $1', requestId),
  '/trip_requests': () => list('trips', 'SELECT * FROM trip_requests ORDER BY created_at DESC, id LIMIT 25'),
  '/article': () =>
    one('article', `SELECT ${articleColumns}, c.fields FROM published_content p JOIN content c USING (id) WHERE p.id = $1`, articleId),
  '/articles': () =>
    list(
      'articles',
      `SELECT ${articleColumns}, p.line::json AS line FROM published_content p WHERE type = 'article' ORDER BY published_at DESC, id LIMIT 25`,
    ),
  '/create': create,
};

createServer(async (request, response) => {
  if (request.url === '/page') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  if (request.url === '/page.gz')
    return response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(compressed);
  let body = '';
  if (request.method === 'POST') for await (const chunk of request) body += chunk;
  const reply = replies[request.url ?? ''];
  return reply ? json(response, 200, await reply(body)) : json(response, 404, {});
}).listen(Number(port), '127.0.0.1');

async function one(name: string, text: string, id: string | undefined): Promise<unknown> {
  const { rows } = await pool.query({ name, text, values: [id] });
  return rows[0];
}
async function list(name: string, text: string): Promise<unknown> {
  const { rows } = await pool.query({ name, text, values: [] });
  return { items: rows };
}

async function create(body: string): Promise<unknown> {
  const client = await pool.connect();
  const id = randomUUID();
  await client.query('BEGIN');
  await client.query({ name: 'create', text: 'INSERT INTO bench_requests (id, body) VALUES ($1, $2)', values: [id, body] });
  await client.query({ name: 'log', text: 'INSERT INTO bench_log (id, request_id) VALUES ($1, $2)', values: [randomUUID(), id] });
  await client.query('COMMIT');
  client.release();
  return { id };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
