import type { CallContext } from '#src/kernel/context.ts';

/** Pushes an event to a channel once the context's transaction commits. Contains only ids: clients load the records themselves. */
export async function pushEvent(
  channel: string,
  event: string,
  data: Record<string, string | number | boolean | null>,
  { push, db }: Pick<CallContext, 'push' | 'db'>,
): Promise<void> {
  await push.send({ kind: 'event', channel, event, data }, db);
}
