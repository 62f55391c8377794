import type { contract } from '@farwend/api-contract';
import { findSeen } from '#src/calls/records.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { presentParticipants } from './conversation.present.ts';
import { findToRead } from './findConversation.ts';
import { joinPeople } from './joinPeople.ts';
import { leaveConversation, namesOf } from './leaveConversation.ts';
import { postSystemMessage } from './openConversation.ts';
import { findPeople, type KnownPerson, mayAdd, mayRemove } from './people.ts';

const MAX_IDS = 50;
const MAX_PEOPLE = 20;

/** Who takes part: listed, added, taken out. */
export const peopleHandlers: Handlers<Pick<typeof contract.conversations, 'participants' | 'addPeople' | 'removePeople'>> = {
  participants: async ({ params }, context) => ok(listOf(await findToRead(params.id, context), context)),

  addPeople: async ({ params, body }, context) => {
    const row = await findSeen(conversationEntity, params.id, context);
    const people = await findPeople(idsOf(params.ids), row, context);
    if (people.some((person) => !mayAdd(person, row, context.actor))) throw notFound();
    if (row.status === 'LOCKED') throw new Failure('resource.locked', { message: 'This conversation is locked.' });
    if (body.role === 'OBSERVER' && people.some(({ personType }) => personType !== 'teamMember'))
      throw fieldFailure('/role', 'notAllowed', 'Only our team reads along');
    if (body.includeHistory && !is(context.actor, 'admin', 'care'))
      throw fieldFailure('/includeHistory', 'notAllowed', 'Only our care team shows what was said before');
    checkSize(row, people);
    await addAll(row, people, body, context);
    return { ...ok(listOf(await findSeen(conversationEntity, row.id, context), context)), status: 201 };
  },

  removePeople: async ({ params }, context) => {
    const row = await findSeen(conversationEntity, params.id, context);
    const ids = idsOf(params.ids);
    const parts = row.participants.filter(({ personId, leftAt }) => leftAt === null && ids.includes(personId));
    if (parts.length !== ids.length) throw notFound();
    const people = await findPeople(ids, row, context);
    if (parts.some((part) => !mayRemove(part, row, context.actor)))
      throw new Failure('auth.forbidden', { message: 'You can leave, or take out your own colleagues. Ask our care team for others.' });
    await leaveConversation(row.id, people, context);
    return nothing();
  },
};

function listOf(row: ConversationRow, { actor }: CallContext) {
  const items = presentParticipants(row, actor);
  return { items, total: items.length };
}

async function addAll(
  row: ConversationRow,
  people: readonly KnownPerson[],
  { role, includeHistory }: { role: 'MEMBER' | 'OBSERVER'; includeHistory: boolean },
  context: CallContext,
): Promise<void> {
  // Our team and the company's agents could read all of it before: only travelers start from here.
  const isHidden = ({ personType }: KnownPerson) => personType === 'traveler' && !includeHistory;
  const joining = (person: KnownPerson) => ({ personId: person.personId, personType: person.personType, role });
  const hidden = await joinPeople(row, people.filter(isHidden).map(joining), { showsHistory: false }, context);
  const shown = await joinPeople(row, people.filter((person) => !isHidden(person)).map(joining), { showsHistory: true }, context);
  const came = people.filter(({ personId }) => [...hidden, ...shown].includes(personId));
  if (came.length > 0) await postSystemMessage(row.id, `${namesOf(came)} joined the conversation.`, context);
}

/** The ids of the address; anything that is no id is nobody. */
function idsOf(text: string): string[] {
  const ids = [...new Set(text.split(','))];
  if (ids.length > MAX_IDS) throw new Failure('query.tooLarge', { message: `Name at most ${MAX_IDS} people at once.` });
  if (!ids.every(isId)) throw notFound();
  return ids;
}

function checkSize(row: ConversationRow, people: readonly KnownPerson[]): void {
  const present = new Set(row.participants.filter(({ leftAt }) => leftAt === null).map(({ personId }) => personId));
  for (const { personId } of people) present.add(personId);
  if (present.size > MAX_PEOPLE) throw fieldFailure('/ids', 'tooBig', `A conversation has at most ${MAX_PEOPLE} people`);
}
