import type { contract, ReplyOf } from '@farwend/api-contract';
import { notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { recordDraftStep } from './recordDraftStep.ts';
import { discardDraft } from './discardDraft.ts';
import { type LinkedTripRequest, findLinkedTripRequest } from './findLinkedTripRequest.ts';

const DRAFT_LIFETIME_MS = 30 * 24 * 3600 * 1000;

export const tripRequestDraftHandlers: Handlers<typeof contract.tripRequestDrafts> = {
  resume: async ({ params, body }, context) => {
    const draft = await findLinkedDraft(params.id, body.code, context);
    await recordDraftStep(draft.row.id, 'OPENED', context);
    return ok(presentDraft(draft));
  },
  stop: async ({ params, body }, context) => {
    const { row } = await findLinkedDraft(params.id, body.code, context);
    await recordDraftStep(row.id, 'STOPPED', context);
    if (body.erase) await discardDraft(row.id, 'Deleted by its sender', context);
    return noContent();
  },
};

async function findLinkedDraft(id: string, code: string, context: CallContext): Promise<LinkedTripRequest> {
  const draft = await findLinkedTripRequest('draft', id, code, context);
  if (draft.row.status !== 'DRAFT') throw notFound();
  return draft;
}

function presentDraft({ row, primary }: LinkedTripRequest): ReplyOf<typeof contract.tripRequestDrafts.resume> {
  return {
    id: row.id,
    formId: row.formId ?? row.id,
    destinationNames: row.destinationNames,
    destinations: row.destinations,
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    departureSpan: row.departureSpan,
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    adultAgeGroups: row.adultAgeGroups as ReplyOf<typeof contract.tripRequestDrafts.resume>['adultAgeGroups'],
    numberOfChildren: row.numberOfChildren,
    childAgeGroups: row.childAgeGroups as ReplyOf<typeof contract.tripRequestDrafts.resume>['childAgeGroups'],
    basedOnItineraryId: row.basedOnItineraryId,
    requestedCompanyId: row.requestedCompanyId,
    mayAskOthers: row.mayAskOthers,
    tripType: row.tripType,
    tripDescription: row.tripDescription,
    comfort: row.comfort,
    rooms: row.rooms,
    pace: row.pace,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    ownBudgetPerPersonUSD: row.ownBudgetPerPersonUSD,
    budgetIncludesFlights: row.budgetIncludesFlights,
    budgetFlexibility: row.budgetFlexibility as ReplyOf<typeof contract.tripRequestDrafts.resume>['budgetFlexibility'],
    includeNewsletter: row.includeNewsletter,
    contactMethods: row.contactMethods,
    contactTimes: row.contactTimes,
    firstName: primary.givenName,
    lastName: primary.familyName,
    email: primary.email,
    phone: primary.phone,
    countryOfResidence: primary.countryOfResidence,
    savedAt: row.statusChangedAt.toISOString(),
    expiresAt: new Date(row.statusChangedAt.getTime() + DRAFT_LIFETIME_MS).toISOString(),
  };
}
