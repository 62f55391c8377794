import { changeRequestMachine, type TransitionActor, transitionsFrom } from '@farwend/api-contract';
import { isLeadOf } from '#src/domains/partners/partners/partner.policy.ts';
import { type Actor, companyOf, is, isStaff } from '#src/kernel/actor.ts';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import type { ChangeRequestRow } from './changeRequest.model.ts';

/** Staff see all change requests, agents those of their company; the deciding team and lead agents of the company change them. */
export const changeRequestPolicy: Policy<ChangeRequestRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = companyOf(actor);
    return partnerId === null ? null : { partnerId };
  },
  canChange: (actor, row) => is(actor, 'admin', 'care', 'publisher') || isLeadOf(actor, row.partnerId),
};

/** The transitions this caller may make. */
export function allowedTransitions(row: ChangeRequestRow, actor: Actor) {
  const actors: TransitionActor[] = [
    ...listTransitionActors(actor, false),
    ...(isLeadOf(actor, row.partnerId) ? (['leadAgent'] as const) : []),
  ];
  return transitionsFrom(changeRequestMachine, row.status, actors);
}
