// The limit: node:http and pg, one prepared statement, replies built by hand. Run as a process of its own: node limit.ts DATABASE_URL PORT ID HTML_FILE
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

const [databaseUrl, port, id, htmlFile] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const html = readFileSync(htmlFile ?? '');
const columns =
  'id, reference, status, status_changed_at, destination_names, departure_date, total_nights, number_of_adults, trip_type, trip_title, trip_description, budget_per_person_usd, total_budget, travelers, created_at, updated_at, version';

await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_requests (id uuid PRIMARY KEY, body jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now())',
);
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_log (id uuid PRIMARY KEY, request_id uuid NOT NULL, at timestamptz NOT NULL DEFAULT now())',
);

createServer(async (request, response) => {
  if (request.url === '/read') {
    const { rows } = await pool.query({ name: 'read', text: `SELECT ${columns} FROM trip_requests WHERE id = $1`, values: [id] });
    return json(response, 200, rows[0]);
  }
  if (request.url === '/list') {
    const { rows } = await pool.query({
      name: 'list',
      text: `SELECT ${columns} FROM trip_requests ORDER BY created_at DESC, id LIMIT 25`,
      values: [],
    });
    return json(response, 200, { items: rows });
  }
  if (request.url === '/page') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  let body = '';
  for await (const chunk of request) body += chunk;
  const client = await pool.connect();
  const key = randomUUID();
  await client.query('BEGIN');
  await client.query({ name: 'create', text: 'INSERT INTO bench_requests (id, body) VALUES ($1, $2)', values: [key, body] });
  await client.query({ name: 'log', text: 'INSERT INTO bench_log (id, request_id) VALUES ($1, $2)', values: [randomUUID(), key] });
  await client.query('COMMIT');
  client.release();
  return json(response, 201, { id: key });
}).listen(Number(port), '127.0.0.1');

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
