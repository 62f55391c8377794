import type { NotificationSubject, NotificationType } from '@farwend/api-contract';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { dueWork } from './dueWork.sql.ts';
import { notify } from './notify.ts';
import type { Audience } from './rules/audiences.sql.ts';

/** Which notification each kind of due work causes, and for whom. */
export const dueWorkRules: Record<keyof typeof dueWork, readonly [type: NotificationType, subject: NotificationSubject, to: Audience]> = {
  repliesDueSoon: ['conversation.slaWarning', 'CONVERSATION', 'repliers'],
  repliesOverdue: ['conversation.slaBreach', 'CONVERSATION', 'conversationOwner'],
  tasksOfRequests: ['task.due', 'TRIP_REQUEST', 'person'],
  tasksOfMatches: ['task.due', 'TRIP_MATCH', 'person'],
  imports: ['import.done', 'IMPORT', 'user'],
  exports: ['export.done', 'EXPORT', 'user'],
  exportsOfSales: ['export.done', 'JOB', 'user'],
  bulkActions: ['bulk.done', 'BULK_ACTION', 'user'],
  privacyRequests: ['privacy.due', 'PRIVACY_REQUEST', 'administrators'],
  documentsOfPartners: ['partner.documentExpiring', 'DOCUMENT', 'partnerOwner'],
  deadJobs: ['job.dead', 'JOB', 'administrators'],
};

/** Notifies people of what time brings about, each kind in a transaction of its own. */
export function notifyOfDueWork(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    for (const kind of Object.keys(dueWorkRules) as (keyof typeof dueWork)[])
      // Object.keys forgets the names
      await runAsSystem(services, id, (context) => notifyOfKind(kind, context));
  };
}

async function notifyOfKind(kind: keyof typeof dueWork, context: CallContext): Promise<void> {
  const [type, subjectType, audience] = dueWorkRules[kind];
  for (const work of await context.db.run(dueWork[kind], {})) await notify({ ...work, type, subjectType, audience }, context);
}
