import { type Actor, companyOf, is } from '#src/kernel/actor.ts';
import type { Policy } from '#src/kernel/entity.ts';
import type { WebhookEndpointRow } from './webhookEndpoint.model.ts';

/** Administrators see and change all endpoints, leads those of their company. */
export const webhookEndpointPolicy: Policy<WebhookEndpointRow> = {
  visibleTo: (actor) => {
    if (is(actor, 'admin')) return {};
    const partnerId = ledCompanyOf(actor);
    return partnerId === null ? null : { partnerId };
  },
  canChange: (actor, { partnerId }) => is(actor, 'admin') || (partnerId !== null && ledCompanyOf(actor) === partnerId),
};

/** The company that the caller leads; null for everybody else. */
export function ledCompanyOf(actor: Actor): string | null {
  return actor.person?.isLead ? companyOf(actor) : null;
}
