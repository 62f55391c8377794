import { createActor } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import type { LinkedTripRequest } from './findLinkedTripRequest.ts';
import type { PartyMemberRow } from './tripRequest.model.ts';
import { selectPerson, selectAccount } from './guest.sql.ts';

/** The context with the request's primary traveler as the actor: the emailed link grants access to this one request. */
export async function buildGuestContext({ primary }: LinkedTripRequest, context: CallContext): Promise<CallContext> {
  const { deviceId, ipHash } = context.actor;
  const [row] = await context.db.run(selectPerson, { travelerId: primary.travelerId });
  if (!row) throw new Failure('auth.forbidden', { message: 'Call us to change this request: it was taken by phone.' });
  const noSession = { sessionHandle: null, tokenId: null };
  return { ...context, actor: createActor(personOf(row), { via: 'none', ...noSession, deviceId, ipHash }), ifMatch: null };
}

/** Whether the traveler can sign in, with a password or through an identity provider. */
export async function hasAccount({ travelerId }: PartyMemberRow, { db }: CallContext): Promise<boolean> {
  return (await db.first(selectAccount, { travelerId })) !== undefined;
}
