import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, looking } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { is, type Person } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from '#src/commands/bySystem.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { joinPeople } from './joinPeople.ts';
import { openConversation } from './openConversation.ts';
import { findPeople, mayAdd } from './people.ts';
import { writeMessage } from './writeMessage.ts';

type Body = BodyOf<typeof contract.conversations.create>;

/** POST of a conversation: travelers and companies open one with care, care with whom it is about; the first message goes with it. */
export async function startConversation(body: Body, context: CallContext): Promise<ConversationRow> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required');
  await checkSubject(body, person, context);
  const id = await openConversation(
    {
      subjectType: body.subjectType,
      tripRequestId: body.tripRequestId,
      partnerId: body.partnerId,
      title: body.title,
      participants: [{ personId: person.personId, personType: person.personType, role: 'OWNER' }],
    },
    context,
  );
  if (body.personIds.length > 0) await invite(id, body.personIds, context);
  await writeMessage(id, { kind: 'TEXT', body: body.body, documentIds: [], replyToId: null, sendAt: null }, context);
  return findSeen(conversationEntity, id, context);
}

async function checkSubject(body: Body, person: Person, context: CallContext): Promise<void> {
  const isCare = is(context.actor, 'admin', 'care');
  const isAgent = person.personType === 'agent';
  if (isAgent !== (body.subjectType === 'PARTNER') && !isCare)
    throw fieldFailure(
      '/subjectType',
      'notAllowed',
      isAgent ? 'Companies write to care with PARTNER' : 'Travelers write to care with SUPPORT or TRIP_REQUEST',
    );
  if (body.subjectType === 'TRIP_REQUEST' && body.tripRequestId === null)
    throw fieldFailure('/tripRequestId', 'required', 'Name the trip request');
  if (body.subjectType === 'PARTNER' && body.partnerId === null) throw fieldFailure('/partnerId', 'required', 'Name the company');
  if (body.subjectType !== 'PARTNER' && body.partnerId !== null) throw fieldFailure('/partnerId', 'notAllowed', 'Only with PARTNER');
  if (!isCare && body.personIds.length > 0) throw fieldFailure('/personIds', 'notAllowed', 'Our care team brings others in');
  if (isCare && body.personIds.length === 0) throw fieldFailure('/personIds', 'required', 'Say whom you write to');
  if (body.tripRequestId !== null) await checkRequest(body.tripRequestId, context);
  if (body.partnerId !== null) await checkPartner(body.partnerId, isAgent ? person.partnerId : body.partnerId, context);
}

async function checkRequest(id: string, context: CallContext): Promise<void> {
  const found = await findSeen(tripRequestEntity, id, looking(context)).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (!found) throw fieldFailure('/tripRequestId', 'unknown', 'There is no trip request with this id');
}

async function checkPartner(id: string, ownId: string | null, { sequelize, transaction }: CallContext): Promise<void> {
  const text = 'SELECT id FROM partners WHERE id = $1';
  const [partner] = id === ownId ? await preparedQuery(sequelize, 'conversation.partner', text, [id], transaction) : [];
  if (!partner) throw fieldFailure('/partnerId', 'unknown', 'There is no company with this id');
}

async function invite(id: string, personIds: readonly string[], context: CallContext): Promise<void> {
  const row = await findSeen(conversationEntity, id, bySystem(context));
  const people = await findPeople([...new Set(personIds)], row, context).catch(() => []);
  if (people.length === 0 || people.some((one) => !mayAdd(one, row, context.actor)))
    throw fieldFailure('/personIds', 'unknown', 'Name people who belong to it: the party, agents of the company, our care team');
  const joining = people.map(({ personId, personType }) => ({ personId, personType, role: 'MEMBER' as const }));
  await joinPeople(row, joining, { showsHistory: true }, context);
}
