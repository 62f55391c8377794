import type { Mover } from '@farwend/api-contract';
import { literal, Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isSystem } from '#src/http/actor.ts';
import type { UserRow } from './user.model.ts';

/** Administrators and care see all accounts, lead agents those of their company, everybody the own. */
export const userPolicy: Policy<UserRow> = {
  sees: (actor) => {
    if (is(actor, 'admin', 'care')) return {};
    const { person } = actor;
    if (!person) return null;
    return person.isLead && person.partnerId ? { [Op.or]: [{ id: person.userId }, agentsOf(person.partnerId)] } : { id: person.userId };
  },
  changes: (actor, row) => moversOfUser(actor, row).some((mover) => ['admin', 'owner', 'care', 'leadAgent'].includes(mover)),
};

/** What the caller is towards an account: care for travelers only, lead agents for the agents of their company, itself its owner. */
export function moversOfUser(actor: Actor, row: Pick<UserRow, 'id' | 'personType'>): Mover[] {
  if (isSystem(actor)) return ['system'];
  const isSelf = actor.person?.userId === row.id;
  const kinds = actor.kinds.filter((kind) => kind !== 'care' || row.personType === 'traveler');
  // A lead agent sees no other accounts than the own company's.
  const leads = !isSelf && row.personType === 'agent' && actor.person?.isLead === true;
  return [...kinds, ...(isSelf ? (['owner'] as const) : []), ...(leads ? (['leadAgent'] as const) : [])];
}

function agentsOf(partnerId: string) {
  if (!/^[0-9a-f-]{36}$/.test(partnerId)) throw new Error('Not the id of a company');
  return literal(`"user"."person_id" IN (SELECT a.id FROM agents a WHERE a.partner_id = '${partnerId}')`);
}
