import { addParticipants } from '#src/domains/conversations/conversations/addParticipants.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { openConversation, reopen } from '#src/domains/conversations/conversations/openConversation.ts';
import { dropReplyClock, recordTurn } from '#src/domains/conversations/conversations/recordReplyClock.ts';
import { insertMessage } from '#src/domains/conversations/messages/insertMessage.ts';
import { addBusinessHours, officeCalendar } from '#src/domains/trips/matching/businessTime.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { findVisible, saveChange } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import type { ContactKind } from './contactKind.ts';
import type { HandledRow } from './handling.ts';

const FIRST_ANSWER_HOURS = 8;

/** The conversation that mails to a guest continue. */
export interface GuestThread {
  threadId: string;
  /** Id of the guest. */
  personId: string;
}

/** A conversation that a contact request has opened. */
export interface OpenedContact {
  thread: GuestThread;
  /** Id of its first message. */
  messageId: string;
}

/** Opens the conversation of a contact request with its message, and gives it to a team member. */
export async function openContactConversation<R extends HandledRow, V>(
  kind: ContactKind<R, V>,
  row: R,
  conversationId: string,
  context: CallContext,
  documentIds: string[] = [],
): Promise<OpenedContact> {
  const ownerId = await kind.findOwner(row, context);
  const guestId = newId();
  await openConversation(
    {
      id: conversationId,
      subjectType: kind.subjectType,
      partnerId: kind.partnerIdOf(row),
      title: kind.formatTitle(row),
      assignedToId: ownerId,
      participants: [
        { personId: guestId, personType: 'guest', role: 'OWNER', guest: { name: row.name, email: row.email } },
        ...(ownerId === null ? [] : [{ personId: ownerId, personType: 'teamMember' as const, role: 'MEMBER' as const }]),
      ],
    },
    withSystemActor(context),
  );
  const turn = { awaiting: 'CARE' as const, dueAt: addBusinessHours(new Date(), FIRST_ANSWER_HOURS, officeCalendar) };
  const message = { kind: 'TEXT' as const, body: row.message, author: { id: guestId, type: 'guest' as const }, documentIds };
  const inserted = await insertMessage(conversationId, message, context, turn);
  const opened = { id: conversationId, partnerId: kind.partnerIdOf(row), assignedToId: ownerId, slaDueAt: null };
  await recordTurn(opened, turn, inserted, context, true);
  return { thread: { threadId: conversationId, personId: guestId }, messageId: inserted.id };
}

/** The thread of the mails to the guest of a conversation. */
export function findGuestThread({ id, participants }: Pick<ConversationRow, 'id' | 'participants'>): GuestThread | null {
  const guest = participants.find(({ personType, leftAt }) => personType === 'guest' && leftAt === null);
  return guest ? { threadId: id, personId: guest.personId } : null;
}

/** The id of the conversation of a contact request; opens one for a message of before conversations. */
export async function findOrOpenConversation<R extends HandledRow, V>(
  kind: ContactKind<R, V>,
  row: R,
  context: CallContext,
): Promise<string> {
  if (row.conversationId !== null) return row.conversationId;
  const conversationId = newId();
  const values: Partial<HandledRow> = { conversationId };
  await saveChange(kind.entity, row, { values: values as Partial<R> }, withSystemActor(context));
  await openContactConversation(kind, row, conversationId, context);
  return conversationId;
}

/** Lets the caller write in the conversation. */
export async function joinConversation(id: string, context: CallContext): Promise<void> {
  const { person } = context.actor;
  if (person) await addParticipants({ id }, [{ ...person, role: 'MEMBER' }], { showsHistory: true }, context);
}

/** Closes or reopens the conversation as its contact request is closed or reopened. A locked one stays as it is. */
export async function syncConversation({ conversationId, status }: HandledRow, context: CallContext): Promise<void> {
  if (conversationId === null) return;
  const system = withSystemActor(context);
  const conversation = await findVisible(conversationEntity, conversationId, system);
  const isOver = status === 'CLOSED' || status === 'SPAM';
  if (isOver && conversation.status === 'ACTIVE') await close(conversation, system);
  if (!isOver && conversation.status === 'CLOSED') await reopen(conversation, system);
}

async function close(row: ConversationRow, context: CallContext): Promise<void> {
  const values = { status: 'CLOSED' as const, statusChangedAt: new Date(), awaitingReplyFrom: 'NONE' as const, slaDueAt: null };
  await saveChange(conversationEntity, row, { values, kind: 'STATUS', action: 'ACTIVE → CLOSED' }, context);
  await dropReplyClock(row, context);
}
