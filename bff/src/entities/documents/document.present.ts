import { type contract, documentMachine, type DocumentStatus, type Move, movesFrom, type ReplyOf } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import { type Actor, is, isSystem } from '#src/http/actor.ts';
import type { DocumentLink, DocumentRow, ReadLink } from './document.model.ts';
import { documentPolicy, isOwnerOfDocument } from './document.policy.ts';

export type DocumentView = ReplyOf<typeof contract.documents.read>;

/** What this caller may see of a document. */
export function presentDocument(row: DocumentRow, actor: Actor): DocumentView {
  return {
    ...facts(row),
    allowedTransitions: movesOfDocument(row, actor).map(({ to }) => to),
    links: row.links.filter((link) => mayKnow(link, actor)).map(withoutPartner),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

/** What a version keeps. */
export function snapshotOfDocument(row: DocumentRow): Record<string, unknown> {
  return { ...facts(row), links: row.links.map(withoutPartner) };
}

/** What this caller may see of a kept version: of what it belonged to, only our team. */
export function showDocumentSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (is(actor, 'admin', 'care') || isSystem(actor)) return snapshot;
  const { links: _, ...rest } = snapshot;
  return rest;
}

/** The moves this caller may make with this document. */
export function movesOfDocument(row: DocumentRow, actor: Actor): Move<DocumentStatus>[] {
  if (!isSystem(actor) && !documentPolicy.changes(actor, row)) return [];
  return movesFrom(documentMachine, row.status, moversOf(actor, isOwnerOfDocument(actor, row)));
}

/** Whether the caller may know that it belongs there: travelers learn nothing of sales and companies' papers, a company nothing of another's. */
export function mayKnow({ type, partnerId }: ReadLink, actor: Actor): boolean {
  if (is(actor, 'admin', 'care') || isSystem(actor)) return true;
  if (is(actor, 'traveler')) return type === 'TRAVELER' || type === 'TRIP_REQUEST' || type === 'TRIP_MATCH';
  return type === 'TRIP_REQUEST' || (partnerId !== null && partnerId === actor.person?.partnerId);
}

function withoutPartner({ type, id }: ReadLink): DocumentLink {
  return { type, id };
}

function facts(row: DocumentRow) {
  return {
    id: row.id,
    name: row.name,
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    sha256: row.sha256,
    category: row.category,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    ownerPersonId: row.ownerPersonId,
    visibility: row.visibility,
    proposal: row.proposal,
    purgeAfter: row.purgeAfter,
    fileVersion: row.fileVersion,
    replacesId: row.replacesId,
  };
}
