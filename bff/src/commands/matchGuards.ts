import { takesPlace } from '#src/entities/tripMatches/matchState.ts';
import type { PartnerTerms } from '#src/entities/tripMatches/partnerCalendar.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { Failure } from '#src/http/failure.ts';

/**
 * Whether one more partner may be proposed to. The request and its matches are locked, so two people who propose at once come one after
 * the other. Throws 409 `transition.notAllowed` or `noCompete.conflict`.
 */
export function checkProposable(
  partnerId: string,
  terms: Pick<PartnerTerms, 'displayName' | 'status' | 'noCompeteIds'>,
  request: Pick<TripRequestRow, 'status' | 'matchCountTarget'>,
  others: readonly Pick<TripMatchRow, 'partnerId' | 'partnerName' | 'status'>[],
): void {
  if (!['QUALIFIED', 'MATCHED', 'PLANNING'].includes(request.status))
    refuse(`A ${request.status} request is not proposed to partners. It must be qualified first.`);
  if (terms.status !== 'ACTIVE') refuse(`${terms.displayName} is ${terms.status.toLowerCase()}, not active. Choose another partner.`);
  const placed = others.filter((other) => other.partnerId !== partnerId && takesPlace(other.status));
  const rival = placed.find((other) => terms.noCompeteIds.includes(other.partnerId));
  if (rival)
    throw new Failure('noCompete.conflict', {
      message: `${terms.displayName} does not compete with ${rival.partnerName}, who is on this request. Withdraw that match first.`,
    });
  if (placed.length >= request.matchCountTarget)
    refuse(
      `${placed.length} of ${request.matchCountTarget} partners are on this request already. Withdraw one, or raise the number of partners.`,
    );
}

function refuse(message: string): never {
  throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}
