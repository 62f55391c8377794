import type { TripMatchStatus } from '@farwend/api-contract';
import { chooseMove } from '#src/calls/transitions.ts';
import { type LockedMatch, lockTripMatch } from '#src/entities/tripMatches/lockTripMatch.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import { possibleMatchMoves } from '#src/entities/tripMatches/tripMatch.present.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from './bySystem.ts';
import { takeTripMatchStep } from './takeTripMatchStep.ts';

/** Where to, and why. */
export interface TripMatchMove {
  status: TripMatchStatus;
  reasonCode?: string | undefined;
  note?: string | undefined;
  /** ISO 8601, if not now. */
  effectiveAt?: string | undefined;
  version?: number | undefined;
  /** For QUOTED: the proposal document. */
  proposalId?: string | undefined;
}

/** Moves a match as the caller may: 404 unseen, 403 when the company may not act, 409 with the allowed moves, 412 stale, 422 wrong reason. */
export async function moveTripMatch(id: string, body: TripMatchMove, context: CallContext): Promise<TripMatchRow> {
  const locked = await lockTripMatch(id, context);
  checkVersion(locked.row, body.version, context);
  if (is(context.actor, 'agent') && !locked.row.partnerActs)
    throw new Failure('auth.forbidden', { message: 'Your company does not take part in matching now. You may read what is open.' });
  return move(locked, body, context);
}

/** The same by the system, in the caller's transaction; null when the match cannot go there from where it stands. */
export async function moveTripMatchAsSystem(
  id: string,
  body: Pick<TripMatchMove, 'status' | 'reasonCode' | 'note'>,
  context: CallContext,
): Promise<TripMatchRow | null> {
  const system = bySystem(context);
  const locked = await lockTripMatch(id, system);
  if (!possibleMatchMoves(locked.row, system.actor).some(({ to }) => to === body.status)) return null;
  try {
    return await move(locked, body, system);
  } catch (error) {
    if (error instanceof Failure && (error.errorCode === 'transition.notAllowed' || error.errorCode === 'noCompete.conflict')) return null;
    throw error;
  }
}

function move(locked: LockedMatch, body: TripMatchMove, context: CallContext): Promise<TripMatchRow> {
  const { row } = locked;
  const { reasonCode } = chooseMove(row.status, body.status, possibleMatchMoves(row, context.actor), body.reasonCode);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  return takeTripMatchStep(locked, { status: body.status, reasonCode, note: body.note ?? null, at, proposalId: body.proposalId }, context);
}

function checkVersion(row: TripMatchRow, basedOn: number | undefined, { ifMatch }: CallContext): void {
  for (const version of [ifMatch, basedOn]) {
    if (version === null || version === undefined || version === row.version) continue;
    throw new Failure('version.stale', {
      message: `Version ${version} is not the newest any more: it is version ${row.version}. Read it again, then repeat the change.`,
      headers: { ETag: `"v${row.version}"` },
    });
  }
}
