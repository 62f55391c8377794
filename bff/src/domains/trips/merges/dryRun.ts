import type { CallContext } from '#src/kernel/context.ts';
import { createSavepoint, rollBackToSavepoint } from './dryRun.sql.ts';

/** Runs the real merge and rolls it back, so that the preview cannot differ from it. */
export async function runAndRollBack<Report>({ db }: CallContext, work: () => Promise<Report>): Promise<Report> {
  await db.run(createSavepoint, {});
  const report = await work();
  await db.run(rollBackToSavepoint, {});
  return report;
}
