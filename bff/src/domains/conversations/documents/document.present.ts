import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Actor, is, isSystem } from '#src/kernel/actor.ts';
import type { DocumentLink, DocumentRow, ResolvedLink } from './document.model.ts';
import { allowedTransitions } from './document.policy.ts';

export type DocumentView = ReplyOf<typeof contract.documents.read>;

/** A document as this caller may see it. */
export function presentDocument(row: DocumentRow, actor: Actor): DocumentView {
  return {
    ...facts(row),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
    links: row.links.filter((link) => seesLink(link, actor)).map(withoutPartner),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

export function snapshotOfDocument(row: DocumentRow): Record<string, unknown> {
  return { ...facts(row), links: row.links.map(withoutPartner) };
}

/** Only our team sees what a version was linked to. */
export function presentDocumentSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (is(actor, 'admin', 'care') || isSystem(actor)) return snapshot;
  const { links: _, ...rest } = snapshot;
  return rest;
}

/** Whether the caller may see a link: travelers see none to sales and companies, a company none to those of another. */
export function seesLink({ type, partnerId }: ResolvedLink, actor: Actor): boolean {
  if (is(actor, 'admin', 'care') || isSystem(actor)) return true;
  if (is(actor, 'traveler')) return type === 'TRAVELER' || type === 'TRIP_REQUEST' || type === 'TRIP_MATCH';
  return type === 'TRIP_REQUEST' || (partnerId !== null && partnerId === actor.person?.partnerId);
}

function withoutPartner({ type, id }: ResolvedLink): DocumentLink {
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
    statusChangedAt: toIsoString(row.statusChangedAt),
    ownerPersonId: row.ownerPersonId,
    visibility: row.visibility,
    proposal: row.proposal,
    number: row.number,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    verification: row.verification,
    purgeAfter: row.purgeAfter,
    fileVersion: row.fileVersion,
    replacesId: row.replacesId,
  };
}
