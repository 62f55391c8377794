import type { CallContext } from '#src/kernel/context.ts';
import { selectLeadFlag } from './isLeadAgent.sql.ts';

/** Whether the caller is a lead agent of their company. */
export async function isLeadAgent({ db, actor }: CallContext): Promise<boolean> {
  if (actor.person?.personType !== 'agent') return false;
  const agent = await db.first(selectLeadFlag, { personId: actor.person.personId });
  return agent?.is_lead ?? false;
}
