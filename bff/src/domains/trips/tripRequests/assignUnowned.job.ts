import { openTripRequestStatuses } from '@farwend/api-contract';
import { lockTripRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import { findAssignee } from '#src/domains/trips/screening/findAssignee.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { saveChange } from '#src/records/records.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { selectUnowned } from './assignUnowned.sql.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';

/** Gives every open request that nobody looks after to care, by country and load; each in a transaction of its own. */
export function assignUnowned(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const unowned = await services.db.run(selectUnowned, {});
    throwIfFailed(await runForEach(unowned, signal, ({ id }) => runAsSystem(services, jobId, (context) => assign(id, context))));
  };
}

async function assign(id: string, context: CallContext): Promise<void> {
  const row = await lockTripRequest(id, context);
  const isOpen = openTripRequestStatuses.some((status) => status === row.status);
  if (row.assignedToId !== null || !isOpen) return; // meanwhile
  const assignedToId = await findAssignee(row.countryCodes, context);
  if (assignedToId === null) context.log.warn({ id }, 'a trip request is open and there is nobody of care to look after it');
  await saveChange(tripRequestEntity, row, { values: { assignedToId }, note: 'Nobody looked after it' }, context);
}
