import type { Actor } from '#src/kernel/actor.ts';
import { type PartnerAccess, resolvePartnerAccess } from './partnerAccess.ts';
import type { PartyMemberRow, TripRequestRow } from './tripRequest.model.ts';

/** What an agent may see of a request; without a match only a summary. */
export function resolveAgentAccess(row: Pick<TripRequestRow, 'partnerMatches' | 'visibilities'>, actor: Actor): PartnerAccess {
  const match = row.partnerMatches?.[actor.person?.partnerId ?? ''];
  return match ? resolvePartnerAccess(match, row.visibilities) : { facts: 'summary', budget: false, contact: false };
}

/** The match of the agent's company, and the number of partners that may be on the request. Their names stay confidential. */
export function presentOwnMatch(row: Pick<TripRequestRow, 'partnerMatches' | 'matchCountTarget'>, actor: Actor) {
  const match = row.partnerMatches?.[actor.person?.partnerId ?? ''];
  return match ? { partnerMatch: { id: match.id, status: match.status, upToPartners: row.matchCountTarget } } : {};
}

/** Names of the fields hidden from a partner with this access, besides those that only staff see. */
export function hiddenFieldNames({ facts, budget }: PartnerAccess): ReadonlySet<string> {
  return new Set([...internalFields, ...(budget ? [] : budgetFields), ...(facts === 'all' ? [] : detailFields)]);
}

const internalFields = [
  'statusReasonCode',
  'formId',
  'formVersion',
  'createdById',
  'updatedById',
  'includeNewsletter',
  'requestedCompanyId',
  'mayAskOthers',
  'contactMethods',
  'contactTimes',
  'question',
];
const budgetFields = ['budgetPerPersonUSD', 'ownBudgetPerPersonUSD', 'totalBudget', 'budgetCeilingUSD', 'budgetFlexibility'];
const detailFields = ['tripDescription', 'comfort', 'rooms', 'pace', 'adultAgeGroups', 'childAgeGroups', 'basedOnItineraryId'];

/** The fields of a view that differ for a partner with this access. */
export function presentForPartner(row: TripRequestRow, { facts, budget, contact }: PartnerAccess) {
  return {
    ...(budget
      ? {}
      : { budgetPerPersonUSD: null, ownBudgetPerPersonUSD: null, totalBudget: null, budgetCeilingUSD: null, budgetFlexibility: null }),
    ...(facts === 'all'
      ? {}
      : { tripDescription: '', comfort: null, rooms: null, pace: null, adultAgeGroups: [], childAgeGroups: [], basedOnItineraryId: null }),
    ...(contact ? {} : { travelers: row.travelers.map(withoutContact) }),
    statusReasonCode: null,
    formId: null,
    formVersion: null,
    createdById: null,
    updatedById: null,
  };
}

/** A party member without family name, email address and phone number. */
export function withoutContact(member: PartyMemberRow) {
  return { ...member, email: null, familyName: null, phone: null };
}
