import type { TripRequestStatus } from '@farwend/api-contract';
import { saveChange } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { extendChecklist } from '#src/domains/trips/checklists/extendChecklist.ts';
import { notifyTripRequestMoved } from './notifyTripRequestMoved.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { isOwner } from './tripRequest.policy.ts';

/** A move of a trip request to another status that its state machine allows. */
export interface TripRequestMove {
  status: TripRequestStatus;
  reasonCode: string | null;
  note: string | null;
  at: Date;
  resumeOn?: string | undefined;
  duplicateOfId?: string | undefined;
  /** Who looks after it from now on; absent: as before. */
  assignedToId?: string | null | undefined;
  /** For NEEDS_INFO: what the traveler is asked by email. */
  question?: string | undefined;
}

const endStatuses: readonly TripRequestStatus[] = ['CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED', 'COMPLETED'];
const EDITABLE_MS = 48 * 3600 * 1000;

/** Saves the move with its version and audit entry, and notifies those concerned. Does not check whether the move is allowed. */
export async function applyTripRequestMove(row: TripRequestRow, move: TripRequestMove, context: CallContext): Promise<TripRequestRow> {
  const { status, reasonCode, note, question } = move;
  const columns = buildStatusColumns(row, move);
  const entered = { status, at: move.at, assigneeId: columns.assignedToId ?? null };
  const checklist = reasonCode === 'CORRECTION' ? {} : await extendChecklist('TRIP_REQUEST', row, entered, context);
  const saved = await saveChange(
    tripRequestEntity,
    row,
    {
      values: { ...columns, ...checklist, ...recordQuestion(row, move, context), statusReasonCode: reasonCode, statusNote: note },
      kind: 'STATUS',
      note,
      action: `${row.status} → ${status}`,
      details: { reasonCode },
    },
    context,
  );
  await notifyTripRequestMoved(saved, row.status, context, question);
  return saved;
}

/** What is asked with NEEDS_INFO, and what the traveler answers with the note of the move that leads out of it. */
function recordQuestion(
  row: TripRequestRow,
  { status, at, note, question }: TripRequestMove,
  { actor }: CallContext,
): Partial<TripRequestRow> {
  if (status === 'NEEDS_INFO' && question !== undefined)
    return { question: { text: question, askedAt: at.toISOString(), answer: null, answeredAt: null } };
  const isAnswer = row.status === 'NEEDS_INFO' && status === 'SCREENING' && isOwner(actor, row);
  return isAnswer && row.question ? { question: { ...row.question, answer: note, answeredAt: at.toISOString() } } : {};
}

/** The columns that follow from the status. */
function buildStatusColumns(
  row: TripRequestRow,
  { status, at, reasonCode, note, resumeOn, duplicateOfId, assignedToId = row.assignedToId }: TripRequestMove,
): Partial<TripRequestRow> {
  return {
    status,
    statusChangedAt: at,
    assignedToId,
    snoozedUntil: null,
    heldFrom: status === 'ON_HOLD' ? row.status : null,
    resumeOn: status === 'ON_HOLD' ? (resumeOn ?? null) : null,
    closedAt: endStatuses.includes(status) ? at : null,
    ...(status === 'PENDING' ? { submittedAt: row.submittedAt ?? at, editableUntil: new Date(at.getTime() + EDITABLE_MS) } : {}),
    ...(status === 'QUALIFIED' ? { qualifiedAt: row.qualifiedAt ?? at } : {}),
    ...(status === 'MATCHED' ? { firstMatchedAt: row.firstMatchedAt ?? at } : {}),
    ...(status === 'PLANNING' ? { introducedAt: row.introducedAt ?? at } : {}),
    ...(status === 'BOOKED' ? { bookedAt: row.bookedAt ?? at } : {}),
    ...(status === 'CLOSED_LOST' ? { lostReasonCode: reasonCode, lostNote: note } : {}),
    ...(status === 'DUPLICATE' ? { duplicateOfId: duplicateOfId ?? null } : {}),
  };
}
