import type { BodyOf, contract } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { checkNotIssued } from './checkNotIssued.ts';
import { allowedTransitions } from './document.policy.ts';
import { seesLink } from './document.present.ts';
import { resolveVisibility, checkFile } from './documentRules.ts';
import { finishUpload } from './finishUpload.ts';
import { resolveLinks, type LinkTargets, writeLinks } from './documentLinks.ts';
import { checkPartnerFacts } from './partnerDocuments.ts';
import { findPurgeDay } from './purgeDays.ts';
import { selectReferences } from './changeDocument.sql.ts';

type Change = BodyOf<typeof contract.documents.update>;

/** PUT of a document: finishes its upload, changes its metadata, or restores it from the trash. */
export async function changeDocument(id: string, body: Change, targets: LinkTargets, context: CallContext): Promise<DocumentRow> {
  const row = await findForUpdate(documentEntity, id, context, body.version);
  await checkNotIssued(row, context);
  if (row.status === 'QUARANTINED')
    throw new Failure('resource.locked', { message: 'The document is quarantined. It can only be deleted.' });
  if (row.status === 'PENDING_UPLOAD') return finishUpload(row, body.name === undefined ? {} : { name: body.name }, context);
  if (is(context.actor, 'traveler'))
    throw new Failure('auth.forbidden', { message: 'You cannot change an uploaded document. Delete it and upload another.' });
  return runInTransaction(context, async (inside) => applyChange(id, body, targets, inside));
}

async function applyChange(id: string, body: Change, targets: LinkTargets, context: CallContext): Promise<DocumentRow> {
  const row = await findForUpdate(documentEntity, id, context, body.version);
  const restored = body.status !== undefined && body.status !== row.status ? buildRestore(row, body.status, context) : {};
  const fileName = body.fileName ?? row.fileName;
  if (fileName !== row.fileName) checkFile({ ...row, fileName }, context.settings.uploadLimitBytes);
  const isSent = ({ type, id: target }: DocumentLink) => body.links?.some((link) => link.type === type && link.id === target) ?? true;
  const keptLinks = row.links.filter((link) => isSent(link) || !seesLink(link, context.actor)); // hidden links stay
  const links = await resolveLinks(body.links ?? [], keptLinks, targets, context);
  if (links.length === 0) throw fieldFailure('/links', 'tooSmall', 'Link the document to at least one record');
  const facts = {
    category: body.category ?? row.category,
    visibility: body.visibility ?? (body.category === undefined || body.category === row.category ? row.visibility : undefined),
    proposal: body.proposal === undefined ? row.proposal : body.proposal,
    links,
    number: body.number === undefined ? row.number : body.number,
    validFrom: body.validFrom === undefined ? row.validFrom : body.validFrom,
    validUntil: body.validUntil === undefined ? row.validUntil : body.validUntil,
  };
  const { number, validFrom, validUntil } = facts;
  checkPartnerFacts(facts);
  const isAudienceSame = facts.category === row.category && facts.visibility === row.visibility;
  const isRelinked = links.length !== row.links.length || keptLinks.length !== row.links.length;
  const isProposalChanged = body.proposal !== undefined && !isDeepStrictEqual(body.proposal, row.proposal);
  const visibility = isAudienceSame && !isProposalChanged && !isRelinked ? row.visibility : resolveVisibility(facts, context.actor);
  const values: Partial<DocumentRow> = {
    ...pickChangedValues(row, { name: body.name, fileName, category: facts.category, visibility, proposal: facts.proposal }),
    ...pickChangedValues(row, { number, validFrom, validUntil }),
    ...(isRelinked
      ? { links: links.map((link) => ({ partnerId: null, ...row.links.find(({ id: target }) => target === link.id), ...link })) }
      : {}),
    ...restored,
  };
  if (isRelinked || ['category', 'number', 'validFrom', 'validUntil'].some((name) => name in values)) values.verification = null;
  if (isRelinked) await writeLinks(row.id, links, context);
  if (isRelinked || facts.category !== row.category || validUntil !== row.validUntil)
    values.purgeAfter = await findPurgeDay({ ...facts, createdAt: row.createdAt }, links, context.db);
  const kind = restored.status ? 'STATUS' : body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const action = restored.status ? { action: `${row.status} → ${restored.status}` } : {};
  return saveChange(documentEntity, row, { values, kind, note: body.changeNote, ...action }, context);
}

/** Restoring from the trash is the only transition by PUT; the file exists until it is purged. */
function buildRestore(row: DocumentRow, to: DocumentRow['status'], context: CallContext): Partial<DocumentRow> {
  const transitions = allowedTransitions(row, context.actor).filter((transition) => transition.to === 'AVAILABLE');
  checkTransition(row.status, to, transitions, undefined);
  return { status: to, statusChangedAt: new Date(), deletedAt: null };
}

/** DELETE of a document: moves it to the trash, unless a sale, a quote or a contract refers to it. */
export async function removeDocument(id: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(documentEntity, id, context);
  await checkNotIssued(row, context);
  checkTransition(row.status, 'DELETED', allowedTransitions(row, context.actor), undefined);
  const references = await context.db.run(selectReferences, { id });
  if (references.length > 0) {
    const message = 'A sale, a quote or the contract of a partner refers to this document. Replace it with a new version instead.';
    throw new Failure('reference.inUse', { message, references });
  }
  const values = { status: 'DELETED' as const, statusChangedAt: new Date(), deletedAt: new Date() };
  await saveChange(documentEntity, row, { values, kind: 'STATUS', action: `${row.status} → DELETED` }, context);
}
