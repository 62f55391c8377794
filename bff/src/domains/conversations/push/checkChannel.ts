import { parseChannel } from '#src/platform/push/parseChannel.ts';
import { findVisible, withoutRowLock } from '#src/records/records.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { selectContentOfChannel } from './checkChannel.sql.ts';

/** Throws 404 unless the policy of the channel's record lets the caller subscribe. */
export async function checkChannel(name: string, context: CallContext): Promise<void> {
  const channel = parseChannel(name);
  if (!channel || !(await mayJoin(channel, context.actor, withoutRowLock(context)))) throw notFound();
}

async function mayJoin({ kind, id }: NonNullable<ReturnType<typeof parseChannel>>, actor: Actor, context: CallContext): Promise<boolean> {
  switch (kind) {
    case 'private-user':
      return actor.person?.userId === id;
    case 'private-partner':
      return actor.person?.partnerId === id || is(actor, 'admin', 'care');
    case 'private-conversation':
      await findVisible(conversationEntity, id, context);
      return true;
    case 'presence-tripRequest':
      // Only for our team and the party: competing companies must not see each other.
      if (!isStaff(actor) && !is(actor, 'traveler')) return false;
      await findVisible(tripRequestEntity, id, context);
      return true;
    case 'private-desk':
      return isStaff(actor);
    case 'presence-content':
      return isStaff(actor) && (await isContent(id, context));
  }
}

/** Whether there is content under a name like `article-` and an id; our team reads drafts of every type. */
async function isContent(name: string, { db }: CallContext): Promise<boolean> {
  const [type = '', ...rest] = name.split('-');
  const id = rest.join('-');
  return isId(id) && (await db.first(selectContentOfChannel, { type, id })) !== undefined;
}
