import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Whether the caller is an agent who leads the own company. */
export async function isLeadAgent({ actor, sequelize, transaction }: CallContext): Promise<boolean> {
  if (actor.person?.personType !== 'agent') return false;
  const text = 'SELECT 1 FROM agents WHERE id = $1 AND is_lead';
  return (await preparedQuery(sequelize, 'agent.isLead', text, [actor.person.personId], transaction)).length > 0;
}
