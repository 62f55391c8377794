import type { contract } from '@farwend/api-contract';
import { findVisible } from '#src/records/records.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { presentParticipants } from './conversation.present.ts';
import { findConversationToRead } from './findConversation.ts';
import { addParticipants } from './addParticipants.ts';
import { removeParticipants, formatNames } from './removeParticipants.ts';
import { postSystemMessage } from './openConversation.ts';
import { findCandidates, mayAdd, mayRemove } from './participants.ts';
import type { ParticipantCandidate } from './participants.sql.ts';

const MAX_IDS = 50;
const MAX_PEOPLE = 20;

/** Lists, adds and removes participants. */
export const participantHandlers: Handlers<Pick<typeof contract.conversations, 'participants' | 'addPeople' | 'removePeople'>> = {
  participants: async ({ params }, context) => ok(presentList(await findConversationToRead(params.id, context), context)),

  addPeople: async ({ params, body }, context) => {
    const row = await findVisible(conversationEntity, params.id, context);
    const people = await findCandidates(parseIds(params.ids), row, context);
    if (people.some((person) => !mayAdd(person, row, context.actor))) throw notFound();
    if (row.status === 'LOCKED') throw new Failure('resource.locked', { message: 'This conversation is locked.' });
    if (body.role === 'OBSERVER' && people.some(({ personType }) => personType !== 'teamMember'))
      throw fieldFailure('/role', 'notAllowed', 'Only members of our team can be observers');
    if (body.includeHistory && !is(context.actor, 'admin', 'care'))
      throw fieldFailure('/includeHistory', 'notAllowed', 'Only our care team can share the history');
    checkSize(row, people);
    await addCandidates(row, people, body, context);
    return { ...ok(presentList(await findVisible(conversationEntity, row.id, context), context)), status: 201 };
  },

  removePeople: async ({ params }, context) => {
    const row = await findVisible(conversationEntity, params.id, context);
    const ids = parseIds(params.ids);
    const leaving = row.participants.filter(({ personId, leftAt }) => leftAt === null && ids.includes(personId));
    if (leaving.length !== ids.length) throw notFound();
    const people = await findCandidates(ids, row, context);
    if (leaving.some((participant) => !mayRemove(participant, row, context.actor)))
      throw new Failure('auth.forbidden', { message: 'You can leave, or remove your own colleagues. Ask our care team to remove others.' });
    await removeParticipants(row.id, people, context);
    return noContent();
  },
};

function presentList(row: ConversationRow, { actor }: CallContext) {
  const items = presentParticipants(row, actor);
  return { items, total: items.length };
}

async function addCandidates(
  row: ConversationRow,
  people: readonly ParticipantCandidate[],
  { role, includeHistory }: { role: 'MEMBER' | 'OBSERVER'; includeHistory: boolean },
  context: CallContext,
): Promise<void> {
  // Our team and the company's agents could already read the history; only travelers see messages from now on.
  const isHidden = ({ personType }: ParticipantCandidate) => personType === 'traveler' && !includeHistory;
  const joining = (person: ParticipantCandidate) => ({ personId: person.personId, personType: person.personType, role });
  const hidden = await addParticipants(row, people.filter(isHidden).map(joining), { showsHistory: false }, context);
  const shown = await addParticipants(row, people.filter((person) => !isHidden(person)).map(joining), { showsHistory: true }, context);
  const joined = people.filter(({ personId }) => [...hidden, ...shown].includes(personId));
  if (joined.length > 0) await postSystemMessage(row.id, `${formatNames(joined)} joined the conversation.`, context);
}

/** Ids from the path; 404 for anything that is not an id. */
function parseIds(text: string): string[] {
  const ids = [...new Set(text.split(','))];
  if (ids.length > MAX_IDS) throw new Failure('query.tooLarge', { message: `Name at most ${MAX_IDS} people at once.` });
  if (!ids.every(isId)) throw notFound();
  return ids;
}

function checkSize(row: ConversationRow, people: readonly ParticipantCandidate[]): void {
  const personIds = new Set(row.participants.filter(({ leftAt }) => leftAt === null).map(({ personId }) => personId));
  for (const { personId } of people) personIds.add(personId);
  if (personIds.size > MAX_PEOPLE) throw fieldFailure('/ids', 'tooBig', `A conversation has at most ${MAX_PEOPLE} people`);
}
