import { preparedQuery } from '#src/database/prepared.ts';
import { actorOf } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import type { LinkedTripRequest } from './linkedTripRequest.ts';
import type { PartyMemberRow } from './tripRequest.model.ts';

/** The same context with the traveller of the request as the caller: the link in the mail is their right to this one request. */
export async function asGuest({ primary }: LinkedTripRequest, context: CallContext): Promise<CallContext> {
  const { deviceId, ipHash } = context.actor;
  const select = `SELECT ${personColumns} FROM travelers t JOIN users u ON u.id = t.user_id ${personJoin} WHERE t.id = $1`;
  const [row] = await preparedQuery<PersonRow>(context.sequelize, 'guest.person', select, [primary.travelerId], context.transaction);
  if (!row) throw new Failure('auth.forbidden', { message: 'Call us to change this request: it was taken on the telephone.' });
  const none = { sessionHandle: null, tokenId: null };
  return { ...context, actor: actorOf(personOf(row), { via: 'none', ...none, deviceId, ipHash }), ifMatch: null };
}

/** Whether somebody can sign in with this address: it has a password or an identity elsewhere. */
export async function hasAccount({ travelerId }: PartyMemberRow, { sequelize, transaction }: CallContext): Promise<boolean> {
  const select = `SELECT FROM travelers t JOIN users u ON u.id = t.user_id WHERE t.id = $1
    AND (u.password_hash IS NOT NULL OR EXISTS (SELECT FROM user_identities i WHERE i.user_id = u.id))`;
  return (await preparedQuery(sequelize, 'guest.hasAccount', select, [travelerId], transaction)).length > 0;
}
