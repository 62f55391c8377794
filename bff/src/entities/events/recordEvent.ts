import { newId } from '#src/database/newId.ts';
import { preparedWrite } from '#src/database/prepared.ts';
import { userIdOf } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Something that happened, as it is counted. */
interface Event {
  type: string;
  data: object;
  viewId?: string | null | undefined;
  sessionId?: string | null | undefined;
  deviceId?: string | null | undefined;
}

/** Keeps an event of the caller, in the call's transaction: a row of its own costs less than the job that would write it. Its id. */
export async function recordEvent({ type, data, viewId, sessionId, deviceId }: Event, context: CallContext): Promise<string> {
  const id = newId();
  const values = [id, type, JSON.stringify(data), viewId ?? null, sessionId ?? null, deviceId ?? null, userIdOf(context.actor)];
  await preparedWrite(context.sequelize, 'event.record', insert, values, context.transaction);
  return id;
}

const insert = 'INSERT INTO events (id, type, data, view_id, session_id, device_id, user_id) VALUES ($1, $2, $3, $4, $5, $6, $7)';
