import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import type { JobDefinition } from '#src/kernel/job.ts';
import { selectJobCounts } from './jobMetrics.sql.ts';

/** The jobs of all nodes by type, with zeros for types without any. */
export function createJobMetrics(db: Db, definitions: readonly JobDefinition[]): MetricSource {
  return {
    name: 'jobs',
    metrics: [
      { name: 'farwend_jobs', help: 'Jobs of all nodes that are due, run, or have failed for good', labels: ['job', 'state'] },
      { name: 'farwend_jobs_oldest_due_seconds', help: 'How long the job that has waited longest has been due', labels: ['job'] },
    ],
    read: async () => {
      const counts = new Map((await db.run(selectJobCounts, {})).map((row) => [row.name, row]));
      return {
        farwend_jobs: definitions.flatMap(({ name: job }) =>
          (['waiting', 'active', 'failed'] as const).map((state) => ({ labels: { job, state }, value: counts.get(job)?.[state] ?? 0 })),
        ),
        farwend_jobs_oldest_due_seconds: definitions.map(({ name: job }) => ({
          labels: { job },
          value: counts.get(job)?.oldest_seconds ?? 0,
        })),
      };
    },
  };
}
