import type { TripMatchStatus } from '@farwend/api-contract';
import { saveChange } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { extendChecklist } from '#src/domains/trips/checklists/extendChecklist.ts';
import type { LockedMatch } from './lockTripMatch.ts';
import { notifyTripMatchMoved } from './notifyTripMatchMoved.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import type { TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';

/** A move of a match to another status that its state machine allows. */
export interface TripMatchMove {
  status: TripMatchStatus;
  reasonCode: string | null;
  note: string | null;
  at: Date;
  /** For QUOTED: the id of the proposal document. */
  proposalId?: string | undefined;
}

/** The statuses of a successful match in order, each with the column that holds its time. */
const milestones = [
  ['PROPOSED', 'proposedAt'],
  ['ACCEPTED', 'acceptedAt'],
  ['INTRODUCED', 'introducedAt'],
  ['IN_CONVERSATION', 'firstReplyAt'],
  ['QUOTED', 'quotedAt'],
  ['BOOKED', 'bookedAt'],
  ['COMPLETED', 'completedAt'],
] as const satisfies readonly (readonly [TripMatchStatus, keyof TripMatchColumns])[];

/**
 * Saves the move of a locked match with its version and audit entry, and notifies those concerned. `values` are further columns to set,
 * such as a deadline. Does not check whether the move is allowed.
 */
export async function applyTripMatchMove(
  { row, request }: LockedMatch,
  move: TripMatchMove,
  values: Partial<TripMatchColumns>,
  context: CallContext,
): Promise<TripMatchRow> {
  const { status, reasonCode, note, at } = move;
  const checklist = reasonCode === 'CORRECTION' ? {} : await extendChecklist('TRIP_MATCH', row, { status, at, assigneeId: null }, context);
  const saved = await saveChange(
    tripMatchEntity,
    row,
    {
      values: { ...buildStatusColumns(row, move), statusReasonCode: reasonCode, statusNote: note, ...checklist, ...values },
      kind: 'STATUS',
      note,
      action: `${row.status} → ${status}`,
      details: { reasonCode },
    },
    context,
  );
  await notifyTripMatchMoved(saved, row.status, request, context);
  return saved;
}

/** The columns that follow from the status. A correction also clears the times of later milestones and fills in missing earlier ones. */
export function buildStatusColumns(
  row: TripMatchRow,
  { status, reasonCode, at }: Pick<TripMatchMove, 'status' | 'reasonCode' | 'at'>,
): Partial<TripMatchColumns> {
  const position = milestones.findIndex(([milestone]) => milestone === status);
  const isEnd = ['COMPLETED', 'DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED'].includes(status);
  const isCorrected = reasonCode === 'CORRECTION' && !(isEnd && status !== 'COMPLETED');
  const reached = milestones[position];
  return {
    status,
    statusChangedAt: at,
    closedAt: isEnd ? at : null,
    reminder: null,
    remindAt: null,
    lostReasonCode: status === 'LOST' ? reasonCode : null,
    declineReasonCode: status === 'DECLINED' ? reasonCode : null,
    ...(reached ? { [reached[1]]: keepsFirstTime(status) ? (row[reached[1]] ?? at) : at } : {}),
    ...(isCorrected ? Object.fromEntries(milestones.map(([, name], index) => [name, index > position ? null : (row[name] ?? at)])) : {}),
  };
}

/** A resumed conversation keeps the time of its first reply. */
function keepsFirstTime(status: TripMatchStatus): boolean {
  return status === 'IN_CONVERSATION';
}
