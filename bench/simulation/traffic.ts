import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../machine.ts';

/** The traffic that is simulated unless another file is named. */
const defaultTraffic = join(root, 'bench/simulation/traffic.json');

/** Requests by their kind, a key of the measured costs. */
const Requests = z.record(z.string(), z.number().min(0));

const Traffic = z.strictObject({
  name: z.string(),
  visitsPerDay: z.number().positive(),
  perVisit: Requests,
  tripRequestsPerDay: z.number().positive(),
  /** Everything that follows from one trip request, over its whole life, by travelers, agents and the team. */
  perTripRequest: Requests,
  articlesPerDay: z.number(),
  perArticle: Requests,
  /** The share of a day's requests in its busiest hour. */
  busiestHour: z
    .number()
    .min(1 / 24)
    .max(1),
  /** The busiest second of that hour, as a multiple of its average. */
  burst: z.number().min(1),
  yearsKept: z.number().positive(),
  /** Tables whose rows are removed earlier, with their days. */
  daysKept: z.record(z.string(), z.number().positive()),
});
export type Traffic = z.infer<typeof Traffic>;

export function readTraffic(file = defaultTraffic): Traffic {
  return Traffic.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Requests of each kind in a day. */
export function countRequestsPerDay(traffic: Traffic): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (requests: Traffic['perVisit'], times: number) => {
    for (const [kind, count] of Object.entries(requests)) counts.set(kind, (counts.get(kind) ?? 0) + count * times);
  };
  add(traffic.perVisit, traffic.visitsPerDay);
  add(traffic.perTripRequest, traffic.tripRequestsPerDay);
  add(traffic.perArticle, traffic.articlesPerDay);
  return counts;
}

/** Requests a second in the busiest second, as a multiple of those in a day. */
export function computePeak({ busiestHour, burst }: Traffic): number {
  return (busiestHour * burst) / 3600;
}
