import { occupiesSlot } from './matchState.ts';
import type { PartnerTerms } from './loadPartnerTerms.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { Failure } from '#src/kernel/failure.ts';

/** Throws 409 `transition.notAllowed` or `noCompete.conflict` if the request cannot be proposed to the partner. The request is locked. */
export function checkProposable(
  partnerId: string,
  terms: Pick<PartnerTerms, 'displayName' | 'status' | 'noCompeteIds'>,
  request: Pick<TripRequestRow, 'status' | 'matchCountTarget'>,
  others: readonly Pick<TripMatchRow, 'partnerId' | 'partnerName' | 'status'>[],
): void {
  if (!['QUALIFIED', 'MATCHED', 'PLANNING'].includes(request.status))
    rejectTransition(`A request that is ${request.status} cannot be proposed to partners. Qualify it first.`);
  if (terms.status !== 'ACTIVE')
    rejectTransition(`${terms.displayName} is ${terms.status.toLowerCase()}, not active. Choose another partner.`);
  const competing = others.filter((other) => other.partnerId !== partnerId && occupiesSlot(other.status));
  const rival = competing.find((other) => terms.noCompeteIds.includes(other.partnerId));
  if (rival)
    throw new Failure('noCompete.conflict', {
      message: `${terms.displayName} does not compete with ${rival.partnerName}, who is on this request. Withdraw that match first.`,
    });
  if (competing.length >= request.matchCountTarget)
    rejectTransition(
      `${competing.length} of ${request.matchCountTarget} partners are on this request already. Withdraw one, or raise the number of partners.`,
    );
}

function rejectTransition(message: string): never {
  throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}
