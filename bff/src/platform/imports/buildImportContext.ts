import { createActor, type Person } from '#src/kernel/actor.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';

/** The context of an import: with the rights of a person, the import's id as the request id of audit rows, and without mails. */
export function buildImportContext(importId: string, person: Person, services: Services): CallContext {
  const actor = createActor(person, { via: 'bearer', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  return { ...services, actor, requestId: importId, ifMatch: null, captchaSolved: false, userAgent: null, sendsNoMail: true };
}
