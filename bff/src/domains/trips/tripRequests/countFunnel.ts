import type { CallContext } from '#src/kernel/context.ts';
import { countFunnelEvents, countSentRequests, type EventCount, type SentCount } from './countFunnel.sql.ts';

/** The days and form versions that are counted. */
export interface FunnelScope {
  /** yyyy-mm-dd, UTC. */
  from: string;
  /** The last day, inclusive. */
  to: string;
  formVersion: string | null;
}

/** The input of `buildFunnel`. */
export interface FunnelCounts {
  events: readonly EventCount[];
  sent: SentCount;
}

/** Counts the form's events, and the submitted and booked requests. */
export async function countFunnel(scope: FunnelScope, { db }: CallContext): Promise<FunnelCounts> {
  const events = await db.run(countFunnelEvents, scope);
  const sent = await db.first(countSentRequests, scope);
  return { events, sent: sent ?? { submitted: 0, submittedUSD: 0, booked: 0, bookedUSD: 0 } };
}
