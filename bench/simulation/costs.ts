import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../machine.ts';

/** Where measured costs are kept. */
export const costsFile = join(root, 'bench/simulation/costs.json');

const Cost = z.object({
  /** Milliseconds of processor time of a node. */
  serverMs: z.number(),
  /** Milliseconds of processor time of the database. */
  databaseMs: z.number(),
  /** Milliseconds of processor time of the benchmark that sends the request. */
  clientMs: z.number(),
  /** Bytes of the compressed response. */
  responseBytes: z.number(),
  /** Whether it writes nothing, so that a replica could serve it. */
  isRead: z.boolean(),
  /** Bytes of the write-ahead log. */
  walBytes: z.number(),
  /** Bytes by which tables grow with their indexes. */
  storedBytes: z.record(z.string(), z.number()),
});
/** What one request of a kind costs. */
export type Cost = z.infer<typeof Cost>;

const Costs = z.object({
  /** Short hash of the measured commit. */
  commit: z.string(),
  data: z.enum(['demo', 'large']),
  processor: z.string(),
  cores: z.int(),
  node: z.string(),
  kinds: z.record(z.string(), Cost),
});
/** The measured costs of all kinds of requests. */
export type Costs = z.infer<typeof Costs>;

export function readCosts(): Costs {
  return Costs.parse(JSON.parse(readFileSync(costsFile, 'utf8')));
}
