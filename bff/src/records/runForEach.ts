import { toFailure } from '#src/db/postgresErrors.ts';

interface Failed {
  id: string;
  reason: string;
}

/**
 * Does work for each record, in a transaction that the work opens for itself: one that fails keeps no other waiting. Returns those that
 * failed. Throws at once if the database is unavailable, which is the fault of none of them.
 */
export async function runForEach<Row extends { id: string }>(
  rows: readonly Row[],
  signal: AbortSignal,
  work: (row: Row) => Promise<unknown>,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const row of rows) {
    signal.throwIfAborted();
    try {
      await work(row);
    } catch (error) {
      if (toFailure(error).status === 503) throw error;
      failed.push({ id: row.id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return failed;
}

/** Fails a job with the ids of the records that failed, after all others are done; it is run again for them, and operators hear of it in the end. */
export function throwIfFailed(failed: readonly Failed[]): void {
  if (failed.length === 0) return;
  const shown = failed.slice(0, 10).map(({ id, reason }) => `${id}: ${reason}`);
  throw new Error(`${failed.length} could not be done, the others were. ${shown.join('; ')}`);
}
