import type { TripRequestStatus } from '@farwend/api-contract';
import { lockTripRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { possibleMoves } from '#src/entities/tripRequests/tripRequest.present.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from './bySystem.ts';
import { takeTripRequestStep } from './takeTripRequestStep.ts';

/** Moves a request by the system, in the caller's transaction; null when it cannot go there from where it stands. */
export async function moveTripRequestAsSystem(
  id: string,
  { status, reasonCode, note }: { status: TripRequestStatus; reasonCode?: string | undefined; note?: string | undefined },
  context: CallContext,
): Promise<TripRequestRow | null> {
  const system = bySystem(context);
  const row = await lockTripRequest(id, system);
  if (!possibleMoves(row, system.actor).some(({ to }) => to === status)) return null;
  return takeTripRequestStep(row, { status, reasonCode: reasonCode ?? null, note: note ?? null, at: new Date() }, system);
}
