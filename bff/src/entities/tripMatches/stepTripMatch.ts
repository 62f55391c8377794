import type { TripMatchStatus } from '@farwend/api-contract';
import { saveChange } from '#src/calls/records.ts';
import type { CallContext } from '#src/http/handler.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import type { TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';

/** One step of a match to another status. */
export interface TripMatchStep {
  status: TripMatchStatus;
  reasonCode: string | null;
  note: string | null;
  at: Date;
  /** What the step brings besides: a deadline, a price, a conversation. */
  values?: Partial<TripMatchColumns>;
}

/** The way a match goes, with the moment each stop is remembered by. */
const way = [
  ['PROPOSED', 'proposedAt'],
  ['ACCEPTED', 'acceptedAt'],
  ['INTRODUCED', 'introducedAt'],
  ['IN_CONVERSATION', 'firstReplyAt'],
  ['QUOTED', 'quotedAt'],
  ['BOOKED', 'bookedAt'],
  ['COMPLETED', 'completedAt'],
] as const satisfies readonly (readonly [TripMatchStatus, keyof TripMatchColumns])[];

/** Takes the step: status, what it writes besides, version and audit. Whether it is allowed was decided before. */
export function stepTripMatch(row: TripMatchRow, step: TripMatchStep, context: CallContext): Promise<TripMatchRow> {
  const { status, reasonCode, note } = step;
  const values = { ...stampsOf(row, step), statusReasonCode: reasonCode, statusNote: note, ...step.values };
  const action = `${row.status} → ${status}`;
  return saveChange(tripMatchEntity, row, { values, kind: 'STATUS', note, action, details: { reasonCode } }, context);
}

/** What follows from the status itself. A correction also makes the moments of the way true: none after where it stands, none missing before. */
export function stampsOf(
  row: TripMatchRow,
  { status, reasonCode, at }: Pick<TripMatchStep, 'status' | 'reasonCode' | 'at'>,
): Partial<TripMatchColumns> {
  const place = way.findIndex(([stop]) => stop === status);
  const isEnd = ['COMPLETED', 'DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED'].includes(status);
  const corrected = reasonCode === 'CORRECTION' && !(isEnd && status !== 'COMPLETED');
  const own = way[place];
  return {
    status,
    statusChangedAt: at,
    closedAt: isEnd ? at : null,
    reminder: null,
    remindAt: null,
    lostReasonCode: status === 'LOST' ? reasonCode : null,
    declineReasonCode: status === 'DECLINED' ? reasonCode : null,
    ...(own ? { [own[1]]: keepsFirst(status) ? (row[own[1]] ?? at) : at } : {}),
    ...(corrected ? Object.fromEntries(way.map(([, name], index) => [name, index > place ? null : (row[name] ?? at)])) : {}),
  };
}

/** A first reply stays the first when a talk is taken up again. */
function keepsFirst(status: TripMatchStatus): boolean {
  return status === 'IN_CONVERSATION';
}
