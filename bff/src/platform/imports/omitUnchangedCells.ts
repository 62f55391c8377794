import { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { unescapeFormula } from '#src/platform/exports/escapeFormula.ts';
import { formatCell } from '#src/platform/exports/formatCell.ts';
import type { ImportedFields, Importer } from './importer.ts';
import type { ImportPlan } from './importPlan.ts';

const CurrentRecord = z.record(z.string(), z.unknown());

/**
 * The fields of a CSV line without those whose cell is what an export of the record says today. A file of an export so changes what was edited
 * in it, whatever its other columns hold; a column that nobody writes is refused only where it was edited.
 */
export async function omitUnchangedCells(
  { read }: Importer,
  id: string,
  fields: ImportedFields,
  cells: Readonly<Record<string, string>>,
  plan: Pick<ImportPlan, 'runCall'>,
  context: CallContext,
): Promise<ImportedFields> {
  const current = await readCurrent(read, id, plan, context);
  if (!current) return fields;
  const isUnchanged = (name: string) => {
    const cell = cells[name];
    return cell !== undefined && isSameCell(cell, current[name]);
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isUnchanged(name)));
}

/** The record as an export by the same person shows it; null if there is none to them. */
async function readCurrent(
  read: Importer['read'],
  id: string,
  { runCall }: Pick<ImportPlan, 'runCall'>,
  context: CallContext,
): Promise<Record<string, unknown> | null> {
  try {
    const reply = await runCall(read, { params: { id } }, { ...context, db: context.db.withoutRowLock() });
    return CurrentRecord.parse(JSON.parse(context.pictureAddresses.resolveInJson(JSON.stringify(reply))));
  } catch (error) {
    if (error instanceof Failure && error.errorCode === 'resource.notFound') return null;
    throw error;
  }
}

function isSameCell(cell: string, value: unknown): boolean {
  const text = unescapeFormula(cell);
  const exported = formatCell(value);
  if (exported === null) return text === '';
  return text === String(exported) || (typeof value === 'boolean' && text.toLowerCase() === exported); // spreadsheets write TRUE
}
