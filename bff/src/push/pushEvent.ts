import type { CallContext } from '#src/http/handler.ts';

/** Pushes an event to everybody in a channel once the context's transaction is committed. Ids only: clients read the records themselves. */
export async function pushEvent(
  channel: string,
  event: string,
  data: Record<string, string | number | boolean | null>,
  { push, transaction }: Pick<CallContext, 'push' | 'transaction'>,
): Promise<void> {
  await push.send({ kind: 'event', channel, event, data }, transaction);
}
