import { queryLast } from './query.ts';

/** The statement of a list, and its table. */
export interface ListStatement {
  text: string;
  table: string;
  /** Alias of the table in the statement. */
  alias: string;
}

/** A node of a query plan. */
interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  Alias?: string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Plan[];
}

/** Tables that never have more than some hundred rows, for which a sequential scan costs less than an index. */
export const smallTables = new Set([
  'careers',
  'checklist_templates',
  'country_settings',
  'news_sources',
  'screening_criteria',
  'specializations',
  'team_members',
  'templates',
]);

/**
 * The plan for the condition of a filter alone: the conditions that the list always has are left out, because any index may
 * serve them. Null if the filter is on a column that the list always filters by.
 */
export function explainFilter(databaseUrl: string, plain: ListStatement, { text, table, alias }: ListStatement): Promise<Plan> | null {
  const known = new Set(parseConditions(plain).map(({ column }) => column));
  const asked = parseConditions({ text, table, alias }).find(({ column }) => !known.has(column));
  return asked ? explain(databaseUrl, `SELECT 1 FROM "${table}" AS "${alias}" WHERE ${asked.condition}`, ['enable_seqscan']) : null;
}

/** The plan that sorts the first page. */
export function explainSort(databaseUrl: string, { text }: ListStatement): Promise<Plan> {
  return explain(databaseUrl, text, ['enable_seqscan', 'enable_sort']);
}

/** Tables that a statement scans sequentially in its generic plan. */
export async function findScannedTables(databaseUrl: string, text: string): Promise<string[]> {
  const steps = flattenPlan(await explain(databaseUrl, text, ['enable_seqscan']));
  return steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : []));
}

/** The given tables that a statement reads rows of, instead of an index alone. Right after a VACUUM, as of tables that were not just filled. */
export async function findReadRows(databaseUrl: string, text: string, tables: readonly string[]): Promise<string[]> {
  const steps = flattenPlan(await explain(databaseUrl, text, ['enable_seqscan', 'enable_bitmapscan']));
  const reads = steps.filter((step) => tables.includes(step['Relation Name'] ?? '') && step['Node Type'] !== 'Index Only Scan');
  return reads.map((step) => `${step['Node Type']} of ${step['Relation Name']}`);
}

/** Whether the plan filters row by row or scans sequentially. */
export function isScanned(plan: Plan): boolean {
  return flattenPlan(plan).some((step) => step.Filter !== undefined || step['Node Type'] === 'Seq Scan');
}

/** Whether all rows are sorted before the first is returned. */
export function sortsAllRows(plan: Plan): boolean {
  const rows = plan.Plans?.find((part) => part['Parent Relationship'] === 'Outer'); // the others count rows or compute a column
  return plan['Node Type'] === 'Sort' || (rows !== undefined && sortsAllRows(rows));
}

/** The comparisons of the listed table's columns. */
function parseConditions({ text, table, alias }: ListStatement): { column: string; condition: string }[] {
  const where = text.slice(text.lastIndexOf(` FROM "${table}" AS "${alias}"`)).replace(/ ORDER BY (?!.* WHERE ).*$/, '');
  const comparison = new RegExp(`"${alias}"\\."(\\w+)" (?:=|@>|&&|IN) (?:'\\w+'|\\$\\d+|true|false)`, 'g');
  return [...where.matchAll(comparison)].map(([condition, column = '']) => ({ column, condition }));
}

function flattenPlan(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)];
}

/** The generic plan, without the strategies that only small tables use. */
async function explain(databaseUrl: string, text: string, off: readonly string[]): Promise<Plan> {
  const settings = off.map((way) => `SET LOCAL ${way} = off;`).join(' ');
  // several statements in one message are one transaction, so that the settings end with it; only the last result has rows
  const [first] = await queryLast<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    databaseUrl,
    `${settings} EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
  );
  if (!first) throw new Error('PostgreSQL told no plan');
  return first['QUERY PLAN'][0].Plan;
}
