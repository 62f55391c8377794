import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

/** A lock that kept others from writing to a large table, or from using it. */
export interface HeldLock {
  table: string;
  mode: string;
  /** Between the first and the last sample that saw it. */
  heldMs: number;
}

interface Sample {
  table: string;
  mode: string;
  transaction: string;
}

const SAMPLE_MS = 20;

/** Samples the locks of migrations on tables above a number of rows, until `stop` returns them, the longest first. */
export async function watchLocks(url: string, minRows: number): Promise<{ stop(): Promise<HeldLock[]> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const seen = new Map<string, Sample & { first: number; last: number }>();
  const state = { isStopped: false };

  async function sample(): Promise<void> {
    while (!state.isStopped) {
      const { rows } = await client.query<Sample>(selectLocks, [minRows]);
      const now = performance.now();
      for (const row of rows) {
        const key = Object.values(row).join(' ');
        seen.set(key, { ...row, first: seen.get(key)?.first ?? now, last: now });
      }
      await setTimeout(SAMPLE_MS);
    }
  }

  const sampling = sample();
  return {
    async stop() {
      state.isStopped = true;
      await sampling;
      await client.end();
      const held = [...seen.values()].map(({ table, mode, first, last }) => ({ table, mode, heldMs: Math.round(last - first) }));
      return held.toSorted((a, b) => b.heldMs - a.heldMs);
    },
  };
}

/** The modes that conflict with the ROW EXCLUSIVE of an INSERT, an UPDATE or a DELETE. */
const selectLocks = `
  SELECT l.relation::regclass::text AS table, l.mode, l.virtualtransaction AS transaction
  FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid JOIN pg_class c ON c.oid = l.relation
  WHERE a.application_name = 'farwend migrate' AND a.datname = current_database() AND l.granted AND c.relkind IN ('r', 'p')
    AND c.reltuples >= $1 AND l.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;
