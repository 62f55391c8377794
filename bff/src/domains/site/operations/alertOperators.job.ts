import type { Services } from '#src/kernel/context.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { troubles } from './alertOperators.sql.ts';

/** Sends an alert of each kind of trouble there is, at most one in an hour. */
export function alertOperators(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    for (const [kind, find] of Object.entries(troubles))
      await runAsSystem(services, id, async (context) => {
        const trouble = await context.db.first(find, {});
        if (trouble) await sendOpsAlert(kind, trouble, context);
      });
  };
}
