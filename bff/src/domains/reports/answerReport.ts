import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import type { Statement } from '#src/kernel/db.ts';
import { ok } from '#src/kernel/handler.ts';
import { type ReportPeriod, resolvePeriod } from '#src/kernel/reportPeriod.ts';
import { escapeFormula, type ExportCell } from '#src/platform/exports/escapeFormula.ts';

interface ReportQuery<Grouping extends string> {
  from?: string | undefined;
  to?: string | undefined;
  groupBy?: Grouping | undefined;
  format: 'json' | 'csv';
}

/** A report: the schema of a row, whose descriptions define its figures, and a statement for each way to group them. */
export interface ReportKind<Type extends string, Grouping extends string, Row extends object> {
  type: Type;
  row: z.ZodObject;
  statements: Readonly<Record<Grouping | 'none', Statement<ReportPeriod, Row>>>;
}

/** Answers with a report as JSON, or with its rows as CSV, each with the period. */
export async function answerReport<Type extends string, Grouping extends string, Row extends Readonly<Record<string, ExportCell>>>(
  { type, row, statements }: ReportKind<Type, Grouping, Row>,
  { groupBy, format, ...days }: ReportQuery<Grouping>,
  { db }: CallContext,
) {
  const period = resolvePeriod(days);
  const rows = await db.run(statements[groupBy ?? 'none'], period);
  if (format === 'json') return ok({ type, ...period, groupBy: groupBy ?? null, definitions: defineFigures(row), rows });
  const columns = Object.keys(row.shape);
  const lines = rows.map((figures) => [period.from, period.to, ...columns.map((name) => formatCell(name, figures[name] ?? null))]);
  const content = Buffer.from(stringify(lines, { bom: true, header: true, columns: ['from', 'to', ...columns] }));
  return { file: { name: `${type}-${period.from}-${period.to}.csv`, contentType: 'text/csv; charset=utf-8', content } };
}

/** Amounts have two decimals. */
function formatCell(name: string, value: ExportCell): ExportCell {
  return typeof value === 'number' && name.endsWith('USD') ? value.toFixed(2) : escapeFormula(value);
}

function defineFigures(row: z.ZodObject): Record<string, string> {
  return Object.fromEntries(Object.entries(row.shape).map(([name, { description = '' }]) => [name, description]));
}
