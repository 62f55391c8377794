import { type TransitionActor, transitionsFrom, userMachine } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isSystem } from '#src/kernel/actor.ts';
import type { UserRow } from './user.model.ts';

/** Administrators and care see all accounts, lead agents those of their company, everybody else their own. */
export const userPolicy: Policy<UserRow> = {
  visibleTo: (actor) => {
    if (is(actor, 'admin', 'care')) return {};
    const { person } = actor;
    if (!person) return null;
    return person.isLead && person.partnerId ? { [Op.or]: [{ id: person.userId }, isAgentOf(person.partnerId)] } : { id: person.userId };
  },
  canChange: (actor, row) => listUserTransitionActors(actor, row).some((who) => ['admin', 'owner', 'care', 'leadAgent'].includes(who)),
};

/** The transitions this caller may make. */
export function allowedTransitions(row: UserRow, actor: Actor) {
  return transitionsFrom(userMachine, row.status, listUserTransitionActors(actor, row));
}

/** Care acts for travelers only, lead agents for the agents of their company, owners for themselves. */
function listUserTransitionActors(actor: Actor, row: UserRow): TransitionActor[] {
  if (isSystem(actor)) return ['system'];
  const isSelf = actor.person?.userId === row.id;
  const kinds = actor.kinds.filter((kind) => kind !== 'care' || row.personType === 'traveler');
  // The policy shows lead agents only accounts of their own company.
  const isTheirLead = !isSelf && row.personType === 'agent' && actor.person?.isLead === true;
  return [...kinds, ...(isSelf ? (['owner'] as const) : []), ...(isTheirLead ? (['leadAgent'] as const) : [])];
}

function isAgentOf(partnerId: string) {
  return sqlCondition('"user"."person_id" IN (SELECT a.id FROM agents a WHERE a.partner_id = :partnerId)', { partnerId });
}
