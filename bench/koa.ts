// A typical small server on Koa and pg, which serves the first page of published reviews: `node koa.ts DATABASE_URL PORT`
import Koa from 'koa';
import pg from 'pg';

const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const app = new Koa();
const columns =
  'id, version, partner_id, company_id, location_ids, trip_types, rating, title, body, author_name, author_place, travelled_from, travelled_to, party_type, tags, photos, helpful_count, reviewed_at, created_at, updated_at';

app.use(async (ctx) => {
  let text = '';
  if (ctx.method === 'POST') for await (const chunk of ctx.req) text += chunk;
  const { limit = 25 }: { limit?: number } = text === '' ? {} : JSON.parse(text);
  const { rows } = await pool.query({
    name: 'reviews',
    text: `SELECT ${columns} FROM reviews WHERE status = 'PUBLISHED' ORDER BY rating DESC, reviewed_at DESC, id LIMIT $1`,
    values: [limit],
  });
  ctx.body = { items: rows };
});
app.listen(Number(port), '127.0.0.1');
