import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, withoutRowLock } from '#src/records/records.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { is, type Person } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { addParticipants } from './addParticipants.ts';
import { openConversation } from './openConversation.ts';
import { findCandidates, mayAdd } from './participants.ts';
import { writeMessage } from '#src/domains/conversations/messages/writeMessage.ts';
import { selectPartner } from './startConversation.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.conversations.create>;

/** POST of a conversation with its first message: travelers and companies write to care, care to the people concerned. */
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
  if (body.personIds.length > 0) await inviteParticipants(id, body.personIds, context);
  await writeMessage(id, { kind: 'TEXT', body: body.body, documentIds: [], replyToId: null, sendAt: null }, context);
  return findVisible(conversationEntity, id, context);
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
    throw fieldFailure('/tripRequestId', 'required', 'Enter the id of the trip request');
  if (body.subjectType === 'PARTNER' && body.partnerId === null)
    throw fieldFailure('/partnerId', 'required', 'Enter the id of the company');
  if (body.subjectType !== 'PARTNER' && body.partnerId !== null) throw fieldFailure('/partnerId', 'notAllowed', 'Only with PARTNER');
  if (!isCare && body.personIds.length > 0) throw fieldFailure('/personIds', 'notAllowed', 'Only our care team can add people');
  if (isCare && body.personIds.length === 0) throw fieldFailure('/personIds', 'required', 'Enter whom you write to');
  if (body.tripRequestId !== null) await checkRequest(body.tripRequestId, context);
  if (body.partnerId !== null) await checkPartner(body.partnerId, isAgent ? person.partnerId : body.partnerId, context);
}

async function checkRequest(id: string, context: CallContext): Promise<void> {
  const tripRequest = await findVisible(tripRequestEntity, id, withoutRowLock(context)).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (!tripRequest) throw unknownReference('/tripRequestId', 'There is no trip request with this id');
}

async function checkPartner(id: string, ownId: string | null, { db }: CallContext): Promise<void> {
  const [partner] = id === ownId ? await db.run(selectPartner, { id }) : [];
  if (!partner) throw unknownReference('/partnerId', 'There is no company with this id');
}

async function inviteParticipants(id: string, personIds: readonly string[], context: CallContext): Promise<void> {
  const row = await findVisible(conversationEntity, id, withSystemActor(context));
  const people = await findCandidates([...new Set(personIds)], row, context).catch(() => []);
  if (people.length === 0 || people.some((person) => !mayAdd(person, row, context.actor)))
    throw unknownReference('/personIds', 'Choose people who belong to it: the party, agents of the company, our care team');
  const joining = people.map(({ personId, personType }) => ({ personId, personType, role: 'MEMBER' as const }));
  await addParticipants(row, joining, { showsHistory: true }, context);
}
