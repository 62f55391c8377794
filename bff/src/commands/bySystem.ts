import { actorOf } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';

/** The same context with the system as the caller: for what follows by rule from what a person did. The audit keeps the request's id. */
export function bySystem(context: CallContext): CallContext {
  const actor = actorOf(null, { via: 'system', sessionHandle: null, tokenId: null, deviceId: null, ipHash: context.actor.ipHash });
  return { ...context, actor, ifMatch: null };
}
