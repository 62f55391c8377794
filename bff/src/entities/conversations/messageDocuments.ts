import { literal, Op } from 'sequelize';
import { rows, seenBy } from '#src/calls/entity.ts';
import { documentPolicy } from '#src/entities/documents/document.policy.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ConversationRow } from './conversation.model.ts';

/** Refuses documents the author may not see, and those that are not linked to the match or the request of the conversation. */
export async function checkDocuments(ids: readonly string[], row: ConversationRow, kind: string, context: CallContext): Promise<void> {
  if (ids.length === 0) {
    if (kind === 'DOCUMENT' || kind === 'PROPOSAL') throw fieldFailure('/documentIds', 'required', 'Add the document');
    return;
  }
  const seen = seenBy(documentPolicy, context.actor);
  const where = { [Op.and]: [seen, { id: { [Op.in]: [...ids] }, status: 'AVAILABLE' }, literal(linkedTo(row))] };
  const { models, transaction } = context;
  const found = seen === null ? [] : await models.documents.findAll({ where, attributes: ['id', 'category'], raw: true, transaction });
  const known = new Map(rows<{ id: string; category: string }>(found).map(({ id, category }) => [id, category]));
  const foreign = ids.findIndex((id) => !known.has(id));
  if (foreign !== -1) throw fieldFailure(`/documentIds/${foreign}`, 'unknown', 'There is no document with this id here');
  if (kind === 'PROPOSAL' && ![...known.values()].includes('PROPOSAL'))
    throw fieldFailure('/documentIds', 'notAllowed', 'A proposal comes with a document of the category PROPOSAL');
}

/** Linked to what the conversation is about; the ids are those of our own row. */
function linkedTo({ tripMatchId, tripRequestId, partnerId }: ConversationRow): string {
  const targets = [
    ['TRIP_MATCH', tripMatchId],
    ['TRIP_REQUEST', tripRequestId],
    ['PARTNER', tripMatchId === null ? partnerId : null],
  ].flatMap(([type, id]) => (id ? [`('${type}', '${id}'::uuid)`] : []));
  if (targets.length === 0) return 'false';
  return `EXISTS (SELECT FROM document_links cl WHERE cl.document_id = "document"."id" AND (cl.type, cl.target_id) IN (${targets.join(', ')}))`;
}
