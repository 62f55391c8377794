import { notificationKinds, type NotificationSubject, type NotificationType } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { upsertNotifications } from './notification.sql.ts';
import { mailNotificationsJob } from './notifications.jobs.ts';
import { audiences, type Audience, selectTripReference } from './rules/audiences.sql.ts';

/** Something that people are told. */
interface Occurrence {
  type: NotificationType;
  title: string;
  subjectType: NotificationSubject;
  subjectId: string;
  /** Names what happened, so that it is counted once. */
  cause: string;
  audience: Audience;
  audienceId: string;
  exceptUserId?: string | null;
  exceptPersonId?: string | null;
}

/** Stores the notification of each person concerned, pushes it to their pages and has what is urgent mailed. */
export async function notify(occurrence: Occurrence, context: CallContext): Promise<void> {
  const { db, queue } = context;
  const { type, subjectType, subjectId, cause } = occurrence;
  const userIds = await selectRecipients(occurrence, context);
  if (userIds.length === 0) return;
  const isHigh = 'isHigh' in notificationKinds[type];
  const title = await completeTitle(occurrence, context);
  const priority = isHigh ? 'HIGH' : 'NORMAL';
  const changed = await db.run(upsertNotifications, { userIds, type, priority, title, subjectType, subjectId, cause });
  for (const { id, userId } of changed) await pushEvent(`private-user-${userId}`, 'notification.created', { notificationId: id }, context);
  if (isHigh && changed.length > 0) await queue.enqueue(mailNotificationsJob, {}, { db });
}

async function selectRecipients(
  { audience, audienceId, exceptUserId, exceptPersonId }: Occurrence,
  { db }: CallContext,
): Promise<string[]> {
  const fitting = await db.run(audiences[audience], { id: audienceId });
  const known = exceptPersonId ? await db.run(audiences.person, { id: exceptPersonId }) : [];
  const except = new Set([exceptUserId, ...known.map(({ id }) => id)]);
  return fitting.map(({ id }) => id).filter((id) => !except.has(id));
}

async function completeTitle({ title, subjectType, subjectId }: Occurrence, { db }: CallContext): Promise<string> {
  if (subjectType !== 'CONVERSATION') return title;
  const trip = await db.first(selectTripReference, { conversationId: subjectId });
  return trip ? `${title} about ${trip.reference}` : title;
}
