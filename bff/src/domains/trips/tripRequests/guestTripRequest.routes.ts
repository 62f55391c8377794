import type { contract, ReplyOf } from '@farwend/api-contract';
import { moveTripRequest } from './moveTripRequest.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { saveChange } from '#src/records/records.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeTripRequest } from './changeTripRequest.ts';
import { buildGuestContext, hasAccount } from './guest.ts';
import { LINK_LIFETIME_MS, type LinkedTripRequest, findLinkedTripRequest } from './findLinkedTripRequest.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { allowedTransitions, tripRequestPolicy } from './tripRequest.policy.ts';

type View = ReplyOf<typeof contract.guestTripRequests.read>;

export const guestTripRequestHandlers: Handlers<typeof contract.guestTripRequests> = {
  read: async ({ params, query }, context) => ok(await present(await findSentRequest(params.id, query.code, context), context)),
  confirm: async ({ params, body }, context) => {
    const linked = await findSentRequest(params.id, body.code, context);
    const row = await confirmRequest(linked, await buildGuestContext(linked, context));
    return ok(await present({ ...linked, row }, context));
  },
  update: async ({ params, body: { code, ...facts } }, context) => {
    const linked = await findSentRequest(params.id, code, context);
    const guest = await buildGuestContext(linked, context);
    const confirmed = await confirmRequest(linked, guest);
    const currentVersion = facts.version === linked.row.version && { version: confirmed.version };
    const row = await changeTripRequest(params.id, { ...facts, ...currentVersion }, guest);
    return ok(await present({ ...linked, row }, context));
  },
  cancel: async ({ params, body }, context) => {
    const linked = await findSentRequest(params.id, body.code, context);
    const guest = await buildGuestContext(linked, context);
    await confirmRequest(linked, guest);
    const note = body.note ? { note: body.note } : {};
    const row = await moveTripRequest(params.id, { status: 'CANCELLED', ...note }, guest);
    return ok(await present({ ...linked, row }, context));
  },
  resend: async ({ params, body }, context) => {
    await resendConfirmation(params.id, body, context);
    return ok({ message: 'If the request was sent from here, its mail is on its way again.' });
  },
};

async function findSentRequest(id: string, code: string, context: CallContext): Promise<LinkedTripRequest> {
  const linked = await findLinkedTripRequest('guest', id, code, context);
  const { submittedAt } = linked.row;
  if (submittedAt && Date.now() - submittedAt.getTime() < LINK_LIFETIME_MS) return linked;
  throw new Failure('link.expired', { message: 'This link has expired after thirty days. Sign in to see the request, or call us.' });
}

/** Opening the link proves access to the mailbox, so it confirms the request and verifies the email address. */
async function confirmRequest({ row }: LinkedTripRequest, guest: CallContext): Promise<TripRequestRow> {
  const item = { value: true, by: guest.actor.person?.userId ?? null, at: new Date().toISOString() };
  const verifications = row.verifications.email?.value
    ? {}
    : { verifications: { ...row.verifications, email: item, method: 'LINK' as const } };
  const note = 'Confirmed by the link in the mail';
  return saveChange(tripRequestEntity, row, { values: { confirmed: true, ...verifications }, note }, guest);
}

async function present(linked: LinkedTripRequest, context: CallContext): Promise<View> {
  const { row, primary } = linked;
  const guest = await buildGuestContext(linked, context);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    destinationNames: row.destinationNames,
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    departureSpan: row.departureSpan,
    returnDate: row.returnDate,
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    numberOfChildren: row.numberOfChildren,
    tripType: row.tripType,
    tripTitle: row.tripTitle,
    tripDescription: row.tripDescription,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    ownBudgetPerPersonUSD: row.ownBudgetPerPersonUSD,
    budgetIncludesFlights: row.budgetIncludesFlights,
    budgetFlexibility: row.budgetFlexibility,
    editableUntil: toIsoString(row.editableUntil),
    submittedAt: toIsoString(row.submittedAt),
    version: row.version,
    givenName: primary.givenName,
    email: primary.email,
    hasAccount: await hasAccount(primary, context),
    confirmed: row.confirmed,
    canChange: tripRequestPolicy.canChange(guest.actor, row),
    canCancel: allowedTransitions(row, guest.actor).some(({ to }) => to === 'CANCELLED'),
  };
}
