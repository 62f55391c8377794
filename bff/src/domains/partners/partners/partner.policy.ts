import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff, isSystem } from '#src/http/actor.ts';
import type { PartnerRow } from './partner.model.ts';

/** Staff see all partners, agents their own company. The care team changes them. */
export const partnerPolicy: Policy<PartnerRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = companyOf(actor);
    return partnerId === null ? null : { id: partnerId };
  },
  changes: (actor) => is(actor, 'admin', 'care'),
};

/** The company of an agent who has rights; null for everybody else. */
export function companyOf(actor: Actor): string | null {
  return is(actor, 'agent') ? (actor.person?.partnerId ?? null) : null;
}

/** Whether the caller is a lead agent of this company. */
export function isLeadOf(actor: Actor, partnerId: string): boolean {
  return companyOf(actor) === partnerId && actor.person?.isLead === true;
}

/** Whether the caller sees commission, contract and billing of this company. */
export function seesBilling(actor: Actor, partnerId: string): boolean {
  return isSystem(actor) || is(actor, 'admin', 'care') || isLeadOf(actor, partnerId);
}
