import { type TransitionActor, transitionsFrom, partnerMachine } from '@farwend/api-contract';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { type Actor, companyOf, is, isStaff, isSystem } from '#src/kernel/actor.ts';
import type { PartnerRow } from './partner.model.ts';

/** Staff see all partners, agents their own company. The care team changes them. */
export const partnerPolicy: Policy<PartnerRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = companyOf(actor);
    return partnerId === null ? null : { id: partnerId };
  },
  canChange: (actor) => is(actor, 'admin', 'care'),
};

/** The transitions this caller may make; a merged partner keeps its status until the merge is undone. */
export function allowedTransitions(row: PartnerRow, actor: Actor) {
  if (row.mergedIntoId !== null) return [];
  const actors: TransitionActor[] = [...listTransitionActors(actor, false), ...(isLeadOf(actor, row.id) ? (['leadAgent'] as const) : [])];
  return transitionsFrom(partnerMachine, row.status, actors);
}

/** Whether the caller is a lead agent of this company. */
export function isLeadOf(actor: Actor, partnerId: string): boolean {
  return companyOf(actor) === partnerId && actor.person?.isLead === true;
}

/** Whether the caller sees commission, contract and billing of this company. */
export function seesBilling(actor: Actor, partnerId: string): boolean {
  return isSystem(actor) || is(actor, 'admin', 'care') || isLeadOf(actor, partnerId);
}
