import { Client } from 'pg';

/** A list's statement, and the table it lists. */
export interface ListStatement {
  text: string;
  table: string;
  /** What the table is called in the text. */
  alias: string;
}

/** One step of a plan, as PostgreSQL tells it. */
interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  Alias?: string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Plan[];
}

/** Tables that never hold more than some hundred rows: reading them whole costs less than an index. */
export const smallTables = new Set([
  'careers',
  'country_settings',
  'news_sources',
  'screening_criteria',
  'specializations',
  'team_members',
  'templates',
]);

/**
 * How PostgreSQL finds the rows for what a filter asks, and for nothing else: what the list asks anyway is left out, since any index may
 * serve that. Null when the filter asks for a column that the list asks for anyway.
 */
export function filterPlan(databaseUrl: string, plain: ListStatement, { text, table, alias }: ListStatement): Promise<Plan> | null {
  const known = new Set(conditionsOf(plain).map(({ column }) => column));
  const asked = conditionsOf({ text, table, alias }).find(({ column }) => !known.has(column));
  return asked ? explain(databaseUrl, `SELECT 1 FROM "${table}" AS "${alias}" WHERE ${asked.condition}`, ['enable_seqscan']) : null;
}

/** How the first page is brought into its order. */
export function sortPlan(databaseUrl: string, { text }: ListStatement): Promise<Plan> {
  return explain(databaseUrl, text, ['enable_seqscan', 'enable_sort']);
}

/** Tables that a statement reads from one end to the other, with whatever values. */
export async function wholeTables(databaseUrl: string, text: string): Promise<string[]> {
  const steps = stepsOf(await explain(databaseUrl, text, ['enable_seqscan']));
  return steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : []));
}

/** Whether rows are looked at one by one. */
export function isScanned(plan: Plan): boolean {
  return stepsOf(plan).some((step) => step.Filter !== undefined || step['Node Type'] === 'Seq Scan');
}

/** Whether all rows are sorted before the first is known. */
export function sortsIn(plan: Plan): boolean {
  const rows = plan.Plans?.find((part) => part['Parent Relationship'] === 'Outer'); // the others count, or compute a column
  return plan['Node Type'] === 'Sort' || (rows !== undefined && sortsIn(rows));
}

/** The comparisons of the listed table's columns. */
function conditionsOf({ text, table, alias }: ListStatement): { column: string; condition: string }[] {
  const where = text.slice(text.lastIndexOf(` FROM "${table}" AS "${alias}"`)).replace(/ ORDER BY (?!.* WHERE ).*$/, '');
  const comparison = new RegExp(`"${alias}"\\."(\\w+)" (?:=|@>|&&|IN) (?:'\\w+'|\\$\\d+|true|false)`, 'g');
  return [...where.matchAll(comparison)].map(([condition, column = '']) => ({ column, condition }));
}

function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
}

/** The plan for any values, with ways switched off that only small tables take. */
async function explain(databaseUrl: string, text: string, off: readonly string[]): Promise<Plan> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const way of off) await client.query(`SET ${way} = off`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
    const [first] = rows;
    if (!first) throw new Error('PostgreSQL told no plan');
    return first['QUERY PLAN'][0].Plan;
  } finally {
    await client.end();
  }
}
