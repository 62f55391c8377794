import type { Redis } from 'ioredis';
import { z } from 'zod';
import { notifyChannel } from '#src/db/notify.sql.ts';
import type { Db } from '#src/kernel/db.ts';
import { PushMessage } from '#src/kernel/pushMessage.ts';
import { PresenceMessage } from './presenceMessage.ts';

/** The channel between nodes, in PostgreSQL and Redis. */
export const PUSH_CHANNEL = 'farwend_push';

/** What nodes tell each other so that browsers receive it from whichever they are connected to. */
export const NodeMessage = z.union([PushMessage, PresenceMessage]);
export type NodeMessage = z.infer<typeof NodeMessage>;

/** Sends a message to all nodes: through Redis if given and while it answers, else by NOTIFY, to which all nodes listen anyway. */
export async function sendToNodes(message: NodeMessage, db: Db, redis: Redis | null): Promise<void> {
  const payload = JSON.stringify(message);
  const isPublished = await redis?.publish(PUSH_CHANNEL, payload).then(
    () => true,
    () => false,
  );
  if (!isPublished) await db.run(notifyChannel, { channel: PUSH_CHANNEL, payload });
}
