import type { JobData } from '#src/kernel/job.ts';
import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { notifyJob } from './notifications.jobs.ts';
import { notify } from './notify.ts';

/** Notifies those whom a change of a record concerns, after its commit, so that no write waits for another's notifications. */
export function notifyOfChange(services: Services) {
  return (occurrence: JobData<typeof notifyJob>, { id }: { id: string }): Promise<void> =>
    runAsSystem(services, id, (context) => notify(occurrence, context));
}
