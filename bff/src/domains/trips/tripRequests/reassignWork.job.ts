import { saveChange } from '#src/records/records.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import { TripRequestModel } from './tripRequest.model.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { reassignWorkJob } from '#src/domains/accounts/accounts.jobs.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { selectOpenRequests, selectNextAssignee } from './reassignWork.sql.ts';

const endedStatuses = ['COMPLETED', 'CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED'];

/**
 * Reassigns the open trip requests of a disabled team member within the care team: by country, then by load. If nobody is left they become
 * unassigned.
 */
export function reassignWork(services: Services) {
  return async ({ userId }: JobData<typeof reassignWorkJob>, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const open = await services.db.run(selectOpenRequests, { userId, closed: endedStatuses });
    throwIfFailed(await runForEach(open, signal, ({ id }) => runAsSystem(services, jobId, (context) => reassign(id, userId, context))));
  };
}

async function reassign(requestId: string, userId: string, context: CallContext): Promise<void> {
  const { db } = context;
  const [request] = await db.find(TripRequestModel, { where: { id: requestId }, lock: 'update' });
  const [next] = await db.run(selectNextAssignee, { requestId, userId, closed: endedStatuses });
  if (!request || !next?.still_assigned) return; // reassigned meanwhile, or the account is enabled again
  await saveChange(
    tripRequestEntity,
    request,
    { values: { assignedToId: next.id }, note: 'The account of the assignee was closed' },
    context,
  );
}
