import type { BodyOf, contract } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { mayKnow, movesOfDocument } from './document.present.ts';
import { checkedVisibility, checkFile } from './documentRules.ts';
import { finishUpload } from './finishUpload.ts';
import { checkedLinks, writeLinks } from './linkTargets.ts';
import { purgeAfterOf } from './purgeAfter.ts';

type Change = BodyOf<typeof contract.documents.update>;

/** PUT of a document: finishes its upload, changes what is known of it, or takes it out of the trash. */
export async function changeDocument(id: string, body: Change, context: CallContext): Promise<DocumentRow> {
  const row = await findToChange(documentEntity, id, context, body.version);
  if (row.status === 'QUARANTINED')
    throw new Failure('resource.locked', { message: 'The document is quarantined. It can only be deleted.' });
  if (row.status === 'PENDING_UPLOAD') return finishUpload(row, body.name === undefined ? {} : { name: body.name }, context);
  if (is(context.actor, 'traveler'))
    throw new Failure('auth.forbidden', { message: 'The document stands as you gave it. Delete it and send another.' });
  return inTransaction(context.sequelize, async (transaction) => write(id, body, { ...context, transaction }));
}

async function write(id: string, body: Change, context: CallContext): Promise<DocumentRow> {
  const row = await findToChange(documentEntity, id, context, body.version);
  const restored = body.status !== undefined && body.status !== row.status ? restoring(row, body.status, context) : {};
  const fileName = body.fileName ?? row.fileName;
  if (fileName !== row.fileName) checkFile({ ...row, fileName }, context.settings.uploadLimitBytes);
  const isSent = ({ type, id: target }: DocumentLink) => body.links?.some((one) => one.type === type && one.id === target) ?? true;
  const known = row.links.filter((link) => isSent(link) || !mayKnow(link, context.actor)); // nobody cuts a link they are not shown
  const links = await checkedLinks(body.links ?? [], known, context);
  if (links.length === 0) throw fieldFailure('/links', 'tooSmall', 'Name at least one record it belongs to');
  const facts = {
    category: body.category ?? row.category,
    visibility: body.visibility ?? (body.category === undefined || body.category === row.category ? row.visibility : undefined),
    proposal: body.proposal === undefined ? row.proposal : body.proposal,
    links,
  };
  const isAsBefore = facts.category === row.category && facts.visibility === row.visibility;
  const isRelinked = links.length !== row.links.length || known.length !== row.links.length;
  const isOffered = body.proposal !== undefined && !isDeepStrictEqual(body.proposal, row.proposal);
  const visibility = isAsBefore && !isOffered && !isRelinked ? row.visibility : checkedVisibility(facts, context.actor);
  const values: Partial<DocumentRow> = {
    ...changedValues(row, { name: body.name, fileName, category: facts.category, visibility, proposal: facts.proposal }),
    ...(isRelinked
      ? { links: links.map((link) => ({ partnerId: null, ...row.links.find(({ id: target }) => target === link.id), ...link })) }
      : {}),
    ...restored,
  };
  if (isRelinked) await writeLinks(row.id, links, context);
  if (isRelinked || facts.category !== row.category) values.purgeAfter = await purgeAfterOf(facts.category, row.createdAt, links, context);
  const kind = restored.status ? 'STATUS' : body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const action = restored.status ? { action: `${row.status} → ${restored.status}` } : {};
  return saveChange(documentEntity, row, { values, kind, note: body.changeNote, ...action }, context);
}

/** The one move a person makes by PUT: out of the trash. The file is still there until it is purged. */
function restoring(row: DocumentRow, to: DocumentRow['status'], context: CallContext): Partial<DocumentRow> {
  const moves = movesOfDocument(row, context.actor).filter((move) => move.to === 'AVAILABLE');
  chooseMove(row.status, to, moves, undefined);
  return { status: to, statusChangedAt: new Date(), deletedAt: null };
}

/** DELETE of a document: into the trash, unless a sale or a quote stands on it. */
export async function removeDocument(id: string, context: CallContext): Promise<void> {
  const row = await findToChange(documentEntity, id, context);
  chooseMove(row.status, 'DELETED', movesOfDocument(row, context.actor), undefined);
  const uses = await preparedQuery<{ type: string; id: string; title: string }>(
    context.sequelize,
    'document.uses',
    selectUses,
    [id],
    context.transaction,
  );
  if (uses.length > 0) {
    const message = 'A sale or a quote stands on this document. Replace it by a new version instead.';
    throw new Failure('reference.inUse', { message, references: uses });
  }
  const values = { status: 'DELETED' as const, statusChangedAt: new Date(), deletedAt: new Date() };
  await saveChange(documentEntity, row, { values, kind: 'STATUS', action: `${row.status} → DELETED` }, context);
}

const selectUses = `
  SELECT 'salesRecording' AS type, s.id, s.reference AS title FROM document_links l JOIN sales_recordings s ON s.id = l.target_id
    WHERE l.document_id = $1 AND l.type = 'SALES_RECORDING' AND s.status NOT IN ('DRAFT', 'VOID')
  UNION ALL SELECT 'tripMatch', m.id, m.status FROM trip_matches m JOIN document_links l ON l.document_id = $1 AND l.type = 'TRIP_MATCH' AND l.target_id = m.id
    WHERE m.current_proposal_id = $1 AND m.status IN ('QUOTED', 'BOOKED', 'COMPLETED')`;
