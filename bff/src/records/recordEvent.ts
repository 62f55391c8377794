import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { insertEvent } from './recordEvent.sql.ts';

/** An analytics event. */
interface Event {
  type: string;
  data: object;
  viewId?: string | null | undefined;
  sessionId?: string | null | undefined;
  deviceId?: string | null | undefined;
}

/** Stores an event of the caller and returns its id. In the call's transaction, because a deferred write costs less than a job. */
export async function recordEvent(
  { type, data, viewId = null, sessionId = null, deviceId = null }: Event,
  { db, actor }: CallContext,
): Promise<string> {
  const id = newId();
  await db.deferWrite(insertEvent, { id, type, data, viewId, sessionId, deviceId, userId: userIdOf(actor) });
  return id;
}
