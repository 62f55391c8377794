import type { TripMatchStatus } from '@farwend/api-contract';
import { checkVersion } from '#src/records/checkVersion.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { type LockedMatch, lockTripMatch } from './lockTripMatch.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { allowedTransitions } from './tripMatch.policy.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { moveLockedTripMatch } from './moveLockedTripMatch.ts';

/** A requested change of status. */
export interface TripMatchMoveInput {
  status: TripMatchStatus;
  reasonCode?: string | undefined;
  note?: string | undefined;
  /** ISO 8601; default: now. */
  effectiveAt?: string | undefined;
  version?: number | undefined;
  /** For QUOTED: the proposal document. */
  proposalId?: string | undefined;
}

/** Moves a match. Throws 404 if the caller cannot see it, 403 if their company may not act, 409 with the allowed transitions, 412, 422. */
export async function moveTripMatch(id: string, body: TripMatchMoveInput, context: CallContext): Promise<TripMatchRow> {
  const locked = await lockTripMatch(id, context);
  checkVersion(locked.row, body.version, context);
  if (is(context.actor, 'agent') && !locked.row.partnerActs)
    throw new Failure('auth.forbidden', {
      message: 'Your company does not take part in matching at present. You can still read your open matches.',
    });
  return moveIfAllowed(locked, body, context);
}

/** Moves a match as the system, in the caller's transaction; null if its current status does not allow it. */
export async function moveTripMatchAsSystem(
  id: string,
  body: Pick<TripMatchMoveInput, 'status' | 'reasonCode' | 'note'>,
  context: CallContext,
): Promise<TripMatchRow | null> {
  const system = withSystemActor(context);
  const locked = await lockTripMatch(id, system);
  if (!allowedTransitions(locked.row, system.actor).some(({ to }) => to === body.status)) return null;
  try {
    return await moveIfAllowed(locked, body, system);
  } catch (error) {
    if (error instanceof Failure && (error.errorCode === 'transition.notAllowed' || error.errorCode === 'noCompete.conflict')) return null;
    throw error;
  }
}

function moveIfAllowed(locked: LockedMatch, body: TripMatchMoveInput, context: CallContext): Promise<TripMatchRow> {
  const { row } = locked;
  const { reasonCode } = checkTransition(row.status, body.status, allowedTransitions(row, context.actor), body.reasonCode);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  return moveLockedTripMatch(
    locked,
    { status: body.status, reasonCode, note: body.note ?? null, at, proposalId: body.proposalId },
    context,
  );
}
