import { query } from './query.ts';

/** One line for everything in the schema `public` that a migration can make, sorted, so that two schemas can be compared. */
export async function describeSchema(databaseUrl: string): Promise<string[]> {
  const parts = await Promise.all(selects.map((sql) => query<{ line: string }>(databaseUrl, sql)));
  return parts
    .flat()
    .map(({ line }) => line)
    .toSorted();
}

const relations = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'`;
/** What belongs to an extension comes with it. */
const isOurs = (id: string) => `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${id} AND d.deptype = 'e')`;

const selects = [
  `SELECT concat_ws(' ', 'relation', c.relname, c.relkind, c.relpersistence, pg_get_expr(c.relpartbound, c.oid), pg_get_partkeydef(c.oid),
     c.reloptions::text, CASE WHEN c.relkind = 'v' THEN pg_get_viewdef(c.oid) END) AS line
   FROM ${relations} WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S')`,
  `SELECT concat_ws(' ', 'column', c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation,
     a.attstorage, a.attidentity, a.attgenerated, CASE WHEN a.attnotnull THEN 'not null' END, pg_get_expr(f.adbin, f.adrelid)) AS line
   FROM ${relations} JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_attrdef f ON f.adrelid = c.oid AND f.adnum = a.attnum WHERE c.relkind IN ('r', 'p')`,
  `SELECT concat_ws(' ', 'constraint', c.relname, k.conname, k.convalidated, pg_get_constraintdef(k.oid)) AS line
   FROM pg_constraint k JOIN ${relations} ON c.oid = k.conrelid`,
  `SELECT concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisready) AS line FROM pg_index i JOIN ${relations} ON c.oid = i.indexrelid`,
  `SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled) AS line
   FROM pg_trigger t JOIN ${relations} ON c.oid = t.tgrelid WHERE NOT t.tgisinternal`,
  `SELECT concat_ws(' ', 'function', pg_get_functiondef(p.oid)) AS line
   FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace AND n.nspname = 'public' WHERE p.prokind IN ('f', 'p') AND ${isOurs('p.oid')}`,
  `SELECT concat_ws(' ', 'type', t.typname, t.typtype, (SELECT string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid)) AS line
   FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace AND n.nspname = 'public' WHERE t.typtype IN ('e', 'd') AND ${isOurs('t.oid')}`,
  `SELECT concat_ws(' ', 'extension', extname) AS line FROM pg_extension`,
];
