import type { TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import type { SavedRecord } from '#src/kernel/recordSaved.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** What a saved record means for the queues of our team. */
interface DeskSource<Row extends RecordRow = RecordRow> {
  findEvent(before: Row | null, after: Row): string | null;
  tripRequestIdOf(row: Row): string;
}

const requests: DeskSource<TripRequestRow> = {
  findEvent(before, { status, assignedToId }) {
    if (status === 'DRAFT') return null;
    if (before === null || before.status === 'DRAFT') return 'tripRequest.arrived';
    if (before.status !== status) return 'tripRequest.moved';
    return before.assignedToId === assignedToId ? null : 'tripRequest.assigned';
  },
  tripRequestIdOf: ({ id }) => id,
};
const matches: DeskSource<TripMatchRow> = {
  findEvent: (before, { status }) => (before?.status === status ? null : 'tripMatch.moved'),
  tripRequestIdOf: ({ tripRequestId }) => tripRequestId,
};
/** By type of entity. */
const sources: Readonly<Record<string, DeskSource>> = { tripRequest: requests, tripMatch: matches };

/** Tells everybody at the desk which request arrived, was assigned or moved, so that queues and counts can be read again. */
export async function pushToDesk({ type, before, after }: SavedRecord, context: CallContext): Promise<void> {
  const source = sources[type];
  const event = source?.findEvent(before, after);
  if (source && event) await pushEvent('private-desk', event, { tripRequestId: source.tripRequestIdOf(after) }, context);
}
