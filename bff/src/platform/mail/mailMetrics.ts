import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import { selectMailCounts } from './mailMetrics.sql.ts';

/** The emails of all nodes that are due, and those of the last day that were sent or have failed for good. */
export function createMailMetrics(db: Db): MetricSource {
  return {
    name: 'mails',
    metrics: [
      { name: 'farwend_mails', help: 'Emails that are due, and those of the last day that were sent or have failed', labels: ['state'] },
      { name: 'farwend_mails_oldest_due_seconds', help: 'How long the email that has waited longest has been due' },
    ],
    read: async () => {
      const counts = await db.first(selectMailCounts, {});
      return {
        farwend_mails: (['queued', 'sent', 'failed'] as const).map((state) => ({ labels: { state }, value: counts?.[state] ?? 0 })),
        farwend_mails_oldest_due_seconds: [{ value: counts?.oldest_seconds ?? 0 }],
      };
    },
  };
}
