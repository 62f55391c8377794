import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ConversationRow } from './conversation.model.ts';

/** Refuses documents the author may not see, and those that are not linked to the match or the request of the conversation. */
export async function checkDocuments(ids: readonly string[], row: ConversationRow, kind: string, context: CallContext): Promise<void> {
  if (ids.length === 0) {
    if (kind === 'DOCUMENT' || kind === 'PROPOSAL') throw fieldFailure('/documentIds', 'required', 'Add the document');
    return;
  }
  const { actor, sequelize, transaction } = context;
  const found = await preparedQuery<{ id: string; category: string }>(
    sequelize,
    'message.documents',
    selectDocuments,
    [ids, row.tripMatchId, row.tripRequestId, row.partnerId, actor.person?.personId ?? null, audienceOf(context)],
    transaction,
  );
  const known = new Map(found.map(({ id, category }) => [id, category]));
  const foreign = ids.findIndex((id) => !known.has(id));
  if (foreign !== -1) throw fieldFailure(`/documentIds/${foreign}`, 'unknown', 'There is no document with this id here');
  if (kind === 'PROPOSAL' && ![...known.values()].includes('PROPOSAL'))
    throw fieldFailure('/documentIds', 'notAllowed', 'A proposal comes with a document of the category PROPOSAL');
}

function audienceOf({ actor }: CallContext): string[] {
  if (isStaff(actor)) return ['STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'];
  return actor.person?.personType === 'agent' ? ['PARTNER_AND_STAFF', 'MATCH'] : ['MATCH'];
}

const selectDocuments = `
  SELECT d.id, d.category FROM documents d
  WHERE d.id = ANY ($1::uuid[]) AND d.status = 'AVAILABLE' AND (d.visibility = ANY ($6::text[]) OR d.owner_person_id = $5::uuid)
    AND EXISTS (SELECT FROM document_links l WHERE l.document_id = d.id AND (l.type, l.target_id) IN
      (('TRIP_MATCH', $2::uuid), ('TRIP_REQUEST', $3::uuid), ('PARTNER', CASE WHEN $2::uuid IS NULL THEN $4::uuid END)))`;
