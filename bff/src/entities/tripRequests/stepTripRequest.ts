import type { TripRequestStatus } from '@farwend/api-contract';
import { saveChange } from '#src/calls/records.ts';
import type { CallContext } from '#src/http/handler.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** One step of a trip request to another status. */
export interface TripRequestStep {
  status: TripRequestStatus;
  reasonCode: string | null;
  note: string | null;
  at: Date;
  resumeOn?: string | undefined;
  duplicateOfId?: string | undefined;
}

const ends: readonly TripRequestStatus[] = ['CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED', 'COMPLETED'];
const EDITABLE_MS = 48 * 3600 * 1000;

/** Takes the step: status, what it writes besides, version and audit. Whether it is allowed was decided before. */
export function stepTripRequest(row: TripRequestRow, step: TripRequestStep, context: CallContext): Promise<TripRequestRow> {
  const { status, reasonCode, note } = step;
  const values = { ...stamps(row, step), statusReasonCode: reasonCode, statusNote: note };
  const action = `${row.status} → ${status}`;
  return saveChange(tripRequestEntity, row, { values, kind: 'STATUS', note, action, details: { reasonCode } }, context);
}

/** The moment it happened, and where a held request came from. */
function stamps(row: TripRequestRow, { status, at, reasonCode, note, resumeOn, duplicateOfId }: TripRequestStep): Partial<TripRequestRow> {
  return {
    status,
    statusChangedAt: at,
    heldFrom: status === 'ON_HOLD' ? row.status : null,
    resumeOn: status === 'ON_HOLD' ? (resumeOn ?? null) : null,
    closedAt: ends.includes(status) ? at : null,
    ...(status === 'PENDING' ? { submittedAt: row.submittedAt ?? at, editableUntil: new Date(at.getTime() + EDITABLE_MS) } : {}),
    ...(status === 'QUALIFIED' ? { qualifiedAt: row.qualifiedAt ?? at } : {}),
    ...(status === 'MATCHED' ? { firstMatchedAt: row.firstMatchedAt ?? at } : {}),
    ...(status === 'PLANNING' ? { introducedAt: row.introducedAt ?? at } : {}),
    ...(status === 'BOOKED' ? { bookedAt: row.bookedAt ?? at } : {}),
    ...(status === 'CLOSED_LOST' ? { lostReasonCode: reasonCode, lostNote: note } : {}),
    ...(status === 'DUPLICATE' ? { duplicateOfId: duplicateOfId ?? null } : {}),
  };
}
