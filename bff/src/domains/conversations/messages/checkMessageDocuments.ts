import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { visibilityWhere } from '#src/kernel/entity.ts';
import { DocumentModel } from '#src/domains/conversations/documents/document.model.ts';
import { documentPolicy } from '#src/domains/conversations/documents/document.policy.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Throws 422 for documents that the author may not see, or that are not linked to what the conversation is about. */
export async function checkMessageDocuments(
  ids: readonly string[],
  row: ConversationRow,
  kind: string,
  context: CallContext,
): Promise<void> {
  if (ids.length === 0) {
    if (kind === 'DOCUMENT' || kind === 'PROPOSAL') throw fieldFailure('/documentIds', 'required', 'Attach a document');
    return;
  }
  if (row.participants.some(({ personType, leftAt }) => personType === 'guest' && leftAt === null))
    throw fieldFailure(
      '/documentIds',
      'notAllowed',
      'A guest reads mails only. Write what the document says, or send a link to one of our pages',
    );
  const seen = visibilityWhere(documentPolicy, context.actor);
  const where = { [Op.and]: [seen, { id: { [Op.in]: [...ids] }, status: 'AVAILABLE' }, isLinkedTo(row)] };
  const documents = seen === null ? [] : await context.db.find(DocumentModel, { where, only: ['id', 'category'] });
  const categories = new Map(documents.map(({ id, category }) => [id, category]));
  const unknown = ids.findIndex((id) => !categories.has(id));
  if (unknown !== -1) throw unknownReference(`/documentIds/${unknown}`, 'There is no document with this id in this conversation');
  if (kind === 'PROPOSAL' && ![...categories.values()].includes('PROPOSAL'))
    throw fieldFailure('/documentIds', 'notAllowed', 'Attach a document with the category PROPOSAL');
}

function isLinkedTo({ tripMatchId, tripRequestId, partnerId }: ConversationRow) {
  return sqlCondition(
    `EXISTS (SELECT FROM document_links cl WHERE cl.document_id = "document"."id" AND CASE cl.type
       WHEN 'TRIP_MATCH' THEN cl.target_id = :tripMatchId
       WHEN 'TRIP_REQUEST' THEN cl.target_id = :tripRequestId
       WHEN 'PARTNER' THEN cl.target_id = :partnerId END)`,
    { tripMatchId, tripRequestId, partnerId: tripMatchId === null ? partnerId : null },
  );
}
