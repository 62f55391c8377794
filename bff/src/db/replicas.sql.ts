import { z } from 'zod';
import { statement } from './statement.ts';

/** Where the log of a primary ends that survives a crash, and so what a replica can have. Fails on a standby. */
export const selectWrittenPosition = statement(
  'replicas.written',
  {},
  z.object({ position: z.number() }),
  "SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 AS position",
);

/** How far a replica has applied the log; null on a server that is none. */
export const selectReplayedPosition = statement(
  'replicas.replayed',
  {},
  z.object({ position: z.number().nullable() }),
  "SELECT CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 END AS position",
);
