import { type TripRequestStep, stepTripRequest } from '#src/entities/tripRequests/stepTripRequest.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { endMatchesOf } from './endMatches.ts';
import { requestFollowsMatches } from './requestFollowsMatches.ts';
import { restartClocks } from './restartClocks.ts';
import { tellOfRequest } from './tellOfRequest.ts';

/** Moves a locked request: what people hear, and its matches: ended with it, or their clocks started again after a hold. */
export async function takeTripRequestStep(
  row: TripRequestRow,
  step: TripRequestStep,
  context: CallContext,
  question?: string,
): Promise<TripRequestRow> {
  const next = await stepTripRequest(row, step, context);
  await tellOfRequest(next, row.status, context, question);
  if (step.reasonCode === 'CORRECTION') return next;
  await endMatchesOf(next, step.reasonCode, context);
  if (row.status !== 'ON_HOLD' || !['QUALIFIED', 'MATCHED', 'PLANNING'].includes(next.status)) return next;
  await restartClocks(next, row.statusChangedAt, context);
  return requestFollowsMatches(next, context);
}
