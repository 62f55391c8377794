import { findSeen, looking } from '#src/calls/records.ts';
import { conversationEntity } from '#src/entities/conversations/conversation.entity.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

const kinds = ['private-user', 'private-conversation', 'private-partner', 'presence-tripRequest'] as const;

/** The kind of a channel and the id in its name; null for a name that is none. */
export function channelOf(name: string): { kind: (typeof kinds)[number]; id: string } | null {
  const kind = kinds.find((one) => name.startsWith(`${one}-`));
  return kind ? { kind, id: name.slice(kind.length + 1) } : null;
}

/** Lets the caller into a channel by the policy of what it is about; foreign and missing ones are the same 404. */
export async function checkChannel(name: string, context: CallContext): Promise<void> {
  const channel = channelOf(name);
  if (!channel || !(await mayEnter(channel, context.actor, looking(context)))) throw notFound();
}

async function mayEnter({ kind, id }: NonNullable<ReturnType<typeof channelOf>>, actor: Actor, context: CallContext): Promise<boolean> {
  switch (kind) {
    case 'private-user':
      return actor.person?.userId === id;
    case 'private-partner':
      return actor.person?.partnerId === id || is(actor, 'admin', 'care');
    case 'private-conversation':
      await findSeen(conversationEntity, id, context);
      return true;
    case 'presence-tripRequest':
      // Who is looking at a request is between our team and the party: competing companies must not see each other there.
      if (!isStaff(actor) && !is(actor, 'traveler')) return false;
      await findSeen(tripRequestEntity, id, context);
      return true;
  }
}
