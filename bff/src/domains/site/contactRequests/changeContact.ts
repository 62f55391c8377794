import type { ContactRequestStatus } from '@farwend/api-contract';
import { writeMessage } from '#src/domains/conversations/messages/writeMessage.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { findForUpdate, findVisible, saveChange } from '#src/records/records.ts';
import { findOrOpenConversation, joinConversation, syncConversation } from './contactConversation.ts';
import type { ContactKind } from './contactKind.ts';
import { forwardToCompany } from './forwardToCompany.ts';
import { allowedTransitions, type HandledRow } from './handling.ts';

interface Change {
  status?: ContactRequestStatus | undefined;
  answer?: string | null | undefined;
  tags?: string[] | undefined;
  version?: number | undefined;
  changeNote?: string | undefined;
}

/** PUT of a contact request: changes its status; ANSWERED with an answer sends it as a message, FORWARDED lets the company join. */
export async function changeContact<R extends HandledRow, V>(
  kind: ContactKind<R, V>,
  id: string,
  body: Change,
  context: CallContext,
): Promise<R> {
  const { entity } = kind;
  const row = await findForUpdate(entity, id, context, body.version);
  const status = body.status ?? row.status;
  const answer = body.answer ?? null;
  const isNewAnswer = body.answer !== undefined && body.answer !== row.answer;
  if (status !== row.status) checkTransition(row.status, status, allowedTransitions(row, context.actor), undefined);
  if (isNewAnswer && status !== 'ANSWERED')
    throw fieldFailure('/answer', 'notAllowed', 'Send the answer with the status ANSWERED: it is mailed to the asker');
  if (status === 'ANSWERED' && (status !== row.status || isNewAnswer) && !answer)
    throw fieldFailure('/answer', 'required', 'Enter the answer, which is mailed to the asker');
  const tags: Partial<HandledRow> = { tags: body.tags ?? row.tags };
  const tagged = await saveChange(entity, row, { values: tags as Partial<R>, note: body.changeNote }, context);
  if (status === row.status && !isNewAnswer) return tagged;
  if (status === 'ANSWERED' && answer) return sendAnswer(kind, tagged, answer, body.changeNote, context);
  const moved = await saveMove(kind, tagged, status, body.changeNote, context);
  if (status === 'FORWARDED') await forwardToCompany(kind, moved, context);
  await syncConversation(moved, context);
  return findVisible(entity, id, context);
}

/** Writes the answer into the conversation, from where it is mailed. */
async function sendAnswer<R extends HandledRow, V>(
  kind: ContactKind<R, V>,
  row: R,
  answer: string,
  note: string | undefined,
  context: CallContext,
): Promise<R> {
  const conversationId = await findOrOpenConversation(kind, row, context);
  const current = await findVisible(kind.entity, row.id, context);
  const values: Partial<HandledRow> = {
    answer,
    handledById: userIdOf(context.actor),
    ...(row.status === 'ANSWERED' ? {} : { status: 'ANSWERED' as const, statusChangedAt: new Date() }),
  };
  const action = row.status === 'ANSWERED' ? 'UPDATE' : `${row.status} → ANSWERED`;
  await saveChange(kind.entity, current, { values: values as Partial<R>, kind: 'STATUS', note, action }, context);
  await joinConversation(conversationId, context);
  await writeMessage(conversationId, { kind: 'TEXT', body: answer, documentIds: [], replyToId: null, sendAt: null }, context);
  return findVisible(kind.entity, row.id, context);
}

async function saveMove<R extends HandledRow, V>(
  { entity }: ContactKind<R, V>,
  row: R,
  status: ContactRequestStatus,
  note: string | undefined,
  context: CallContext,
): Promise<R> {
  const values: Partial<HandledRow> = { status, statusChangedAt: new Date(), handledById: userIdOf(context.actor) };
  const action = `${row.status} → ${status}`;
  return saveChange(entity, row, { values: values as Partial<R>, kind: 'STATUS', note, action }, context);
}
