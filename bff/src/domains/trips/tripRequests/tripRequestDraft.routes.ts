import type { contract, ReplyOf } from '@farwend/api-contract';
import { moveTripRequestAsSystem } from '#src/commands/moveTripRequestAsSystem.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { bySystem } from '#src/commands/bySystem.ts';
import { takeDraftStep } from './draftSteps.ts';
import { eraseDraft } from './eraseDraft.ts';
import { type LinkedTripRequest, linkedTripRequest } from './linkedTripRequest.ts';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;

export const tripRequestDraftHandlers: Handlers<typeof contract.tripRequestDrafts> = {
  resume: async ({ params, body }, context) => {
    const draft = await linkedDraft(params.id, body.code, context);
    await takeDraftStep(draft.row.id, 'OPENED', context);
    return ok(presentDraft(draft));
  },
  stop: async ({ params, body }, context) => {
    const { row } = await linkedDraft(params.id, body.code, context);
    await takeDraftStep(row.id, 'STOPPED', context);
    if (body.erase) {
      const expired = await moveTripRequestAsSystem(row.id, { status: 'EXPIRED', note: 'Deleted by its sender' }, context);
      if (expired) await eraseDraft(expired, bySystem(context));
    }
    return nothing();
  },
};

async function linkedDraft(id: string, code: string, context: CallContext): Promise<LinkedTripRequest> {
  const draft = await linkedTripRequest('draft', id, code, context);
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
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    adultAgeGroups: row.adultAgeGroups as ReplyOf<typeof contract.tripRequestDrafts.resume>['adultAgeGroups'],
    numberOfChildren: row.numberOfChildren,
    childAgeGroups: row.childAgeGroups as ReplyOf<typeof contract.tripRequestDrafts.resume>['childAgeGroups'],
    basedOnItineraryId: row.basedOnItineraryId,
    tripType: row.tripType,
    tripDescription: row.tripDescription,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    budgetIncludesFlights: row.budgetIncludesFlights,
    budgetFlexibility: row.budgetFlexibility as ReplyOf<typeof contract.tripRequestDrafts.resume>['budgetFlexibility'],
    includeNewsletter: row.includeNewsletter,
    firstName: primary.givenName,
    lastName: primary.familyName,
    email: primary.email,
    phone: primary.phone,
    countryOfResidence: primary.countryOfResidence,
    savedAt: row.statusChangedAt.toISOString(),
    expiresAt: new Date(row.statusChangedAt.getTime() + LIFETIME_MS).toISOString(),
  };
}
