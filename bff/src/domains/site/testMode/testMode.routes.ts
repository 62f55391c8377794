import type { contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import type { TestMode } from '#src/kernel/testMode.ts';
import { listCapturedEmails } from './testMode.sql.ts';

export const testModeHandlers: Handlers<typeof contract.testMode> = {
  emails: async ({ query: { to, limit } }, context) => {
    requireTestMode(context);
    const rows = await context.db.run(listCapturedEmails, { to: to ?? null, limit });
    return ok({ items: rows.map((row) => ({ ...row, sentAt: toIsoString(row.sentAt) })) });
  },

  advanceClock: withoutTransaction(async ({ body: { hours } }, context) => {
    await requireTestMode(context).advanceClock(hours);
    const scheduled = context.queue.definitions.filter(({ cron }) => cron !== undefined);
    for (const job of scheduled) await context.queue.enqueue(job, {}, { db: context.db });
    return { body: { hours, startedJobs: scheduled.map(({ name }) => name).toSorted() } };
  }),

  reset: withoutTransaction(async (_, context) => {
    requireTestMode(context).reset();
    return { body: { isResetting: true } };
  }),
};

function requireTestMode({ testMode }: CallContext): Extract<TestMode, { part: 'test' }> {
  if (testMode.part !== 'test') throw new Failure('testMode.required');
  return testMode;
}
