import type { contract, ReplyOf } from '@farwend/api-contract';
import { moveTripRequest } from '#src/commands/moveTripRequest.ts';
import { moment } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { Failure } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { changeTripRequest } from './changeTripRequest.ts';
import { asGuest, hasAccount } from './guest.ts';
import { LINK_LIFETIME_MS, type LinkedTripRequest, linkedTripRequest } from './linkedTripRequest.ts';
import { mailAgain } from './mailAgain.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { tripRequestPolicy } from './tripRequest.policy.ts';
import { possibleMoves } from './tripRequest.present.ts';

type View = ReplyOf<typeof contract.guestTripRequests.read>;

export const guestTripRequestHandlers: Handlers<typeof contract.guestTripRequests> = {
  read: async ({ params, query }, context) => ok(await present(await linkedSent(params.id, query.code, context), context)),
  confirm: async ({ params, body }, context) => {
    const linked = await linkedSent(params.id, body.code, context);
    const row = await confirm(linked, await asGuest(linked, context));
    return ok(await present({ ...linked, row }, context));
  },
  update: async ({ params, body: { code, ...facts } }, context) => {
    const linked = await linkedSent(params.id, code, context);
    const guest = await asGuest(linked, context);
    const confirmed = await confirm(linked, guest);
    const wasNewest = facts.version === linked.row.version && { version: confirmed.version };
    const row = await changeTripRequest(params.id, { ...facts, ...wasNewest }, guest);
    return ok(await present({ ...linked, row }, context));
  },
  cancel: async ({ params, body }, context) => {
    const linked = await linkedSent(params.id, body.code, context);
    const guest = await asGuest(linked, context);
    await confirm(linked, guest);
    const note = body.note ? { note: body.note } : {};
    const row = await moveTripRequest(params.id, { status: 'CANCELLED', ...note }, guest);
    return ok(await present({ ...linked, row }, context));
  },
  resend: async ({ params, body }, context) => {
    await mailAgain(params.id, body, context);
    return ok({ message: 'If the request was sent from here, its mail is on its way again.' });
  },
};

async function linkedSent(id: string, code: string, context: CallContext): Promise<LinkedTripRequest> {
  const linked = await linkedTripRequest('guest', id, code, context);
  const { submittedAt } = linked.row;
  if (submittedAt && Date.now() - submittedAt.getTime() < LINK_LIFETIME_MS) return linked;
  throw new Failure('link.expired', { message: 'The link is past its thirty days. Sign in to see the request, or call us.' });
}

/** Whoever opens the link has the mailbox: the request is theirs, and the address is right. */
async function confirm({ row }: LinkedTripRequest, guest: CallContext): Promise<TripRequestRow> {
  const item = { value: true, by: guest.actor.person?.userId ?? null, at: new Date().toISOString() };
  const verifications = row.verifications.email?.value
    ? {}
    : { verifications: { ...row.verifications, email: item, method: 'LINK' as const } };
  const note = 'Confirmed by the link in the mail';
  return saveChange(tripRequestEntity, row, { values: { confirmed: true, ...verifications }, note }, guest);
}

async function present(linked: LinkedTripRequest, context: CallContext): Promise<View> {
  const { row, primary } = linked;
  const guest = await asGuest(linked, context);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    destinationNames: row.destinationNames,
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    returnDate: row.returnDate,
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    numberOfChildren: row.numberOfChildren,
    tripType: row.tripType,
    tripTitle: row.tripTitle,
    tripDescription: row.tripDescription,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    budgetIncludesFlights: row.budgetIncludesFlights,
    budgetFlexibility: row.budgetFlexibility,
    editableUntil: moment(row.editableUntil),
    submittedAt: moment(row.submittedAt),
    version: row.version,
    givenName: primary.givenName,
    email: primary.email,
    hasAccount: await hasAccount(primary, context),
    confirmed: row.confirmed,
    canChange: tripRequestPolicy.changes(guest.actor, row),
    canCancel: possibleMoves(row, guest.actor).some(({ to }) => to === 'CANCELLED'),
  };
}
