import type { TripMatchStatus } from '@farwend/api-contract';
import type { LockedMatch } from '#src/entities/tripMatches/lockTripMatch.ts';
import { partnerTerms } from '#src/entities/tripMatches/partnerCalendar.ts';
import { stepTripMatch } from '#src/entities/tripMatches/stepTripMatch.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from './bySystem.ts';
import { matchStepValues } from './matchStepValues.ts';
import { requestFollowsMatches } from './requestFollowsMatches.ts';
import { tellOfMatch } from './tellOfMatch.ts';

/** A move that the machine allows. */
export interface MatchMove {
  status: TripMatchStatus;
  reasonCode: string | null;
  note: string | null;
  at: Date;
  /** For QUOTED: the document. */
  proposalId?: string | undefined;
}

/** Moves a locked match: its values, what people hear, and the request that follows. Corrections change nothing but the match. */
export async function takeTripMatchStep({ row, request }: LockedMatch, move: MatchMove, context: CallContext): Promise<TripMatchRow> {
  const isCorrection = move.reasonCode === 'CORRECTION';
  const values = isCorrection ? {} : await matchStepValues(row, request, move, context);
  const next = await stepTripMatch(row, { ...move, values }, context);
  await tellOfMatch(next, request, context);
  if (isCorrection) return next;
  const followed = await requestFollowsMatches(request, context);
  const placed = { ...next, requestStatus: followed.status };
  return next.status === 'PROPOSED' ? acceptByItself({ row: placed, request: followed }, context) : placed;
}

/** Partners may accept whatever is proposed to them. */
async function acceptByItself(locked: LockedMatch, context: CallContext): Promise<TripMatchRow> {
  const terms = await partnerTerms(locked.row.partnerId, context);
  if (!terms?.autoAccept) return locked.row;
  return takeTripMatchStep(locked, { status: 'ACCEPTED', reasonCode: null, note: null, at: new Date() }, bySystem(context));
}
