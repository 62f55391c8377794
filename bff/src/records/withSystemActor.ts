import { createActor } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';

/** The context with the system as actor, for automatic consequences of a person's action. Audit rows keep the request id. */
export function withSystemActor(context: CallContext): CallContext {
  const actor = createActor(null, { via: 'system', sessionHandle: null, tokenId: null, deviceId: null, ipHash: context.actor.ipHash });
  return { ...context, actor, ifMatch: null };
}
