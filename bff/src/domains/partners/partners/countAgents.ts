import type { CallContext } from '#src/kernel/context.ts';
import { countAgentsByStatus, type AgentCounts } from './countAgents.sql.ts';

/** Counts the agents of a partner, and those who take new matches today. */
export async function countAgents(partnerId: string, { db }: CallContext): Promise<AgentCounts> {
  const [counts] = await db.run(countAgentsByStatus, { partnerId });
  return counts ?? { total: 0, enabled: 0, pending: 0, receiving: 0 };
}
