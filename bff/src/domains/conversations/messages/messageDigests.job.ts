import { runAsSystem } from '#src/records/runAsSystem.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { deferToDaytime } from './quietHours.ts';
import { type DueRow, selectDueDigests, updateDigestDue } from './messageDigests.sql.ts';

const BATCH_SIZE = 100;

/** Mails people about messages unread for five minutes, one mail per conversation, not at night and not while they are connected. */
export function messageDigests(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    for (let count = BATCH_SIZE; count === BATCH_SIZE;) count = await runAsSystem(services, id, sendBatch);
  };
}

async function sendBatch(context: CallContext): Promise<number> {
  const { db } = context;
  const due = await db.run(selectDueDigests, { batchSize: BATCH_SIZE });
  const now = new Date();
  const nextDue: [DueRow, Date | null][] = [];
  for (const row of due) {
    const at = deferToDaytime(now, row.zone);
    const isSent = row.has_news && row.email !== null && at <= now;
    if (isSent) await sendDigest(row, context);
    nextDue.push([row, row.has_news && at > now ? at : null]);
  }
  const columns = {
    conversationIds: nextDue.map(([row]) => row.conversation_id),
    personIds: nextDue.map(([row]) => row.person_id),
    dueAt: nextDue.map(([, at]) => at),
  };
  if (due.length > 0) await db.run(updateDigestDue, columns);
  return due.length;
}

function sendDigest(row: DueRow, context: CallContext): Promise<void> {
  const data = {
    givenName: row.given_name ?? '',
    title: row.title,
    ...(row.sender === null ? {} : { senderName: row.sender }),
    ...(row.unread > 1 ? { count: row.unread } : {}),
    ...(row.snippet === null ? {} : { snippet: row.snippet }),
    conversationUrl: context.settings.portalUrls[row.person_type],
  };
  const related = { type: 'conversation', id: row.conversation_id };
  const singletonKey = `new-message ${row.conversation_id} ${row.person_id} ${row.due_at?.toISOString() ?? ''}`;
  const mail = { to: row.email ?? '', personId: row.person_id, threadId: row.conversation_id, data, related, singletonKey };
  return sendTemplate('new-message', mail, context);
}
