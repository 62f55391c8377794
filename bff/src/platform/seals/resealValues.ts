import { getDataSeal } from '#src/kernel/dataSeal.ts';
import type { Services } from '#src/kernel/context.ts';
import type { Db, Statement } from '#src/kernel/db.ts';
import type { RowToSeal, SealedColumn } from '#src/kernel/sealedColumn.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/** All that is sealed, and what takes plain texts out of where they are not needed. */
export interface SealedData {
  columns: readonly SealedColumn[];
  cleanups: readonly Statement<object, object>[];
}

/** What became of the values of a column that the newest key had not sealed. */
export interface ResealedColumn {
  label: string;
  sealed: number;
  /** Values that no key of the settings opens. */
  unopened: number;
}

/**
 * Seals everything with the first of DATA_KEYS that it has not sealed, in portions of a transaction each. Goes on where it was cut off,
 * because it skips what is sealed.
 */
export async function resealValues(data: SealedData, services: Services, signal?: AbortSignal): Promise<ResealedColumn[]> {
  for (const cleanup of data.cleanups) await services.db.run(cleanup, {});
  const results: ResealedColumn[] = [];
  for (const column of data.columns) {
    const result = { label: column.label, sealed: 0, unopened: 0 };
    results.push(result);
    for (let after: string | undefined = FIRST; after !== undefined && !signal?.aborted;) {
      const portion: Portion = await sealPortion(column, after, services);
      result.sealed += portion.sealed;
      result.unopened += portion.unopened;
      after = portion.last;
    }
  }
  return results;
}

interface Portion {
  sealed: number;
  unopened: number;
  /** Where the next one begins; undefined after the last. */
  last: string | undefined;
}

async function sealPortion(column: SealedColumn, after: string, { db, settings }: Services): Promise<Portion> {
  const { prefix } = getDataSeal(settings);
  return db.transaction(async (inside) => {
    const rows = await inside.run(column.selectPortion, { after, prefix });
    let sealed = 0;
    for (const row of rows) if (await sealRow(row, column, inside, settings)) sealed += 1;
    return { sealed, unopened: rows.length - sealed, last: rows.at(-1)?.cursor };
  });
}

async function sealRow(
  { row, owner, plain, sealed }: RowToSeal,
  { purpose, update }: SealedColumn,
  db: Db,
  settings: Services['settings'],
): Promise<boolean> {
  const seal = getDataSeal(settings);
  const text = plain ?? (sealed && seal.open(sealed, { purpose, owner }));
  if (text === null) return false;
  await db.run(update, { row, value: seal.seal(text, { purpose, owner }) });
  return true;
}
