import { loadPerson } from '#src/domains/accounts/users/loadPerson.ts';
import { createActor } from '#src/kernel/actor.ts';
import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { finishBulkAction, selectBulkActionToRun } from './bulkAction.sql.ts';
import type { runBulkActionJob } from './bulkActions.jobs.ts';
import { runBulkAction } from './runBulkAction.ts';

/** Runs a bulk action, or what is left of it, with the rights that its person has now, and no more than those of the token it came with. */
export function runBulkActionInBackground(services: Services) {
  return async ({ bulkActionId: id }: JobData<typeof runBulkActionJob>, { signal }: { signal: AbortSignal }): Promise<void> => {
    const action = await services.db.first(selectBulkActionToRun, { id });
    if (!action) return; // it has ended
    const person = action.userId === null ? undefined : await loadPerson(action.userId, services);
    if (!person) {
      const problem = 'The account of the person who asked for it has been closed.';
      await services.db.run(finishBulkAction, { id, status: 'FAILED', problem });
      return;
    }
    const scopes = action.scopes === null ? {} : { scopes: action.scopes };
    const actor = createActor(person, { via: 'bearer', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '', ...scopes });
    const context = { ...services, actor, requestId: id, ifMatch: null, captchaSolved: false, userAgent: null };
    await runBulkAction(action, context, signal);
    if (signal.aborted) throw new Error('The process stops; the bulk action goes on later.');
  };
}
