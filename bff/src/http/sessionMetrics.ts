import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import { countSessions } from './sessions.sql.ts';

/** The sessions in PostgreSQL; those in Redis are not counted, because that would read every key. */
export function createSessionMetrics(db: Db): MetricSource {
  return {
    name: 'sessions',
    metrics: [{ name: 'farwend_sessions', help: 'Sessions of people who are signed in, unless they are kept in Redis' }],
    read: async () => ({ farwend_sessions: [{ value: (await db.first(countSessions, {}))?.total ?? 0 }] }),
  };
}
