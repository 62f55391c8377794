import type { Actor } from '#src/http/actor.ts';
import { type PartnerSight, partnerSight } from './partnerSight.ts';
import type { PartyMemberRow, TripRequestRow } from './tripRequest.model.ts';

/** The sight a partner's agent has of a request; nothing but a summary without a match. */
export function sightOf(row: Pick<TripRequestRow, 'partnerMatches' | 'visibilities'>, actor: Actor): PartnerSight {
  const match = row.partnerMatches?.[actor.person?.partnerId ?? ''];
  return match ? partnerSight(match, row.visibilities) : { facts: 'summary', budget: false, contact: false };
}

/** The agent's own match, and with how many partners the request may be shared; who they are is nobody's business. */
export function ownMatchOf(row: TripRequestRow, actor: Actor) {
  const match = row.partnerMatches?.[actor.person?.partnerId ?? ''];
  return match ? { partnerMatch: { id: match.id, status: match.status, upToPartners: row.matchCountTarget } } : {};
}

/** Names of the fields that a partner with this sight does not see, besides what only staff see. */
export function hiddenNames({ facts, budget }: PartnerSight): ReadonlySet<string> {
  return new Set([...machinery, ...(budget ? [] : money), ...(facts === 'all' ? [] : wishes)]);
}

const machinery = ['statusReasonCode', 'formId', 'formVersion', 'createdById', 'updatedById', 'includeNewsletter'];
const money = ['budgetPerPersonUSD', 'totalBudget', 'budgetCeilingUSD', 'budgetFlexibility'];
const wishes = ['tripDescription', 'adultAgeGroups', 'childAgeGroups', 'basedOnItineraryId'];

/** The fields of a view that a partner with this sight sees otherwise than others do. */
export function partnerPart(row: TripRequestRow, { facts, budget, contact }: PartnerSight) {
  return {
    ...(budget ? {} : { budgetPerPersonUSD: null, totalBudget: null, budgetCeilingUSD: null, budgetFlexibility: null }),
    ...(facts === 'all' ? {} : { tripDescription: '', adultAgeGroups: [], childAgeGroups: [], basedOnItineraryId: null }),
    ...(contact ? {} : { travelers: row.travelers.map(withoutContact) }),
    statusReasonCode: null,
    formId: null,
    formVersion: null,
    createdById: null,
    updatedById: null,
  };
}

/** A person of the party by first name and country only. */
export function withoutContact(member: PartyMemberRow) {
  return { ...member, email: null, familyName: null, phone: null };
}
