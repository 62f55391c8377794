import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import { countSessions } from './sessions.sql.ts';

/** All sessions: those in Redis have a row in PostgreSQL too. */
export function createSessionMetrics(db: Db): MetricSource {
  return {
    name: 'sessions',
    metrics: [{ name: 'farwend_sessions', help: 'Sessions of people who are signed in' }],
    read: async () => ({ farwend_sessions: [{ value: (await db.first(countSessions, {}))?.total ?? 0 }] }),
  };
}
