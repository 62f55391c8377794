import type { CallContext } from '#src/kernel/context.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { SavedRecord } from '#src/kernel/recordSaved.ts';
import { notifyJob } from './notifications.jobs.ts';
import { notificationRules } from './rules/notificationRules.data.ts';
import type { NotificationRule } from './rules/recordRule.ts';

const rulesByType = Map.groupBy(
  notificationRules.flatMap((rule) => rule.entityTypes.map((entityType) => ({ entityType, rule }))),
  ({ entityType }) => entityType,
);

/** Enqueues the notifications that the change of a record causes, in its transaction. An import notifies nobody. */
export async function queueNotifications({ type, before, after }: SavedRecord, context: CallContext): Promise<void> {
  if (context.sendsNoMail) return;
  for (const { rule } of rulesByType.get(type) ?? [])
    if (rule.happened(after, before, context.actor)) await queueNotification(rule, { type, before, after }, context);
}

async function queueNotification(rule: NotificationRule, { before, after }: SavedRecord, context: CallContext): Promise<void> {
  const { db, queue, actor } = context;
  for (const audienceId of rule.audienceIds?.(after, before) ?? [after.id]) {
    if (audienceId === null) continue;
    const occurrence = {
      type: rule.type,
      title: rule.title(after, before),
      subjectType: rule.subjectType,
      subjectId: rule.subjectId?.(after) ?? after.id,
      cause: `${after.id} v${after.version}`,
      audience: rule.to,
      audienceId,
      exceptUserId: userIdOf(actor),
      exceptPersonId: rule.exceptPersonId?.(after) ?? null,
    };
    await queue.enqueue(notifyJob, occurrence, { db });
  }
}
