import type { Services } from '#src/kernel/context.ts';
import { today } from '#src/kernel/today.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { mailPartnerStatementJob } from '#src/domains/sales/sales.jobs.ts';
import { parseMonth } from './loadPartnerStatement.ts';
import { selectPartnersWithStatement } from './mailPartnerStatements.sql.ts';

/** Enqueues the statement of the last month for each partner that has one. Idempotent. */
export function mailPartnerStatements(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> =>
    runAsSystem(services, jobId, async ({ db, queue }) => {
      const month = findLastMonth();
      const { from, until } = parseMonth(month);
      for (const { partnerId } of await db.run(selectPartnersWithStatement, { from, until }))
        await queue.enqueue(mailPartnerStatementJob, { partnerId, month }, { db, singletonKey: `${partnerId} ${month}` });
    });
}

/** The month before the current one, yyyy-mm, in UTC; of a 31st too. */
function findLastMonth(): string {
  const first = new Date(`${today().slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 7);
}
