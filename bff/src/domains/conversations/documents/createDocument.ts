import { randomBytes } from 'node:crypto';
import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findVisibleOrNull, insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkNotIssued } from './checkNotIssued.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { resolveVisibility, checkFile } from './documentRules.ts';
import { resolveLinks, type LinkTargets, writeLinks } from './documentLinks.ts';
import { findPurgeDay } from './purgeDays.ts';

type Input = BodyOf<typeof contract.documents.createOfTraveler>;

const endedMatchStatuses = ['DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED'];

/** Creates a document owned by the traveler, whoever uploads it. */
export async function createOfTraveler(travelerId: string, input: Input, targets: LinkTargets, context: CallContext): Promise<DocumentRow> {
  const traveler = await findVisible(travelerEntity, travelerId, context);
  return create(input, { type: 'TRAVELER', id: traveler.id }, traveler.id, targets, context);
}

/** Creates a document of a match, owned by the caller. */
export async function createOfTripMatch(matchId: string, input: Input, targets: LinkTargets, context: CallContext): Promise<DocumentRow> {
  const match = await findVisible(tripMatchEntity, matchId, context);
  if (endedMatchStatuses.includes(match.status) && !is(context.actor, 'admin', 'care'))
    throw new Failure('transition.notAllowed', {
      message: `The match is ${match.status}; documents can no longer be added to it.`,
      allowedTransitions: [],
    });
  return create(input, { type: 'TRIP_MATCH', id: match.id }, context.actor.person?.personId ?? null, targets, context);
}

async function create(
  input: Input,
  main: DocumentLink,
  ownerPersonId: string | null,
  targets: LinkTargets,
  context: CallContext,
): Promise<DocumentRow> {
  checkFile(input, context.settings.uploadLimitBytes);
  const links = await resolveLinks(input.links, [main], targets, context);
  const visibility = resolveVisibility({ ...input, visibility: input.visibility, links }, context.actor);
  const replaced = input.replacesId === null ? null : await findReplacedDocument(input.replacesId, input, main, context);
  const record = newRecord(newId(), context);
  const row: DocumentRow = {
    ...record,
    name: input.name ?? input.fileName,
    fileName: input.fileName,
    contentType: input.contentType,
    sizeBytes: input.sizeBytes,
    sha256: null,
    category: input.category,
    status: 'PENDING_UPLOAD',
    statusChangedAt: record.createdAt,
    ownerPersonId,
    visibility,
    proposal: input.proposal,
    purgeAfter: await findPurgeDay(input.category, record.createdAt, links, context.db),
    fileVersion: (replaced?.fileVersion ?? 0) + 1,
    replacesId: replaced?.id ?? null,
    storageKey: `${record.id}-${randomBytes(12).toString('hex')}`,
    uploadedAt: null,
    usedNonce: null,
    deletedAt: null,
    ownerPartnerId: is(context.actor, 'agent') ? (context.actor.person?.partnerId ?? null) : null,
    links: links.map((link) => ({ ...link, partnerId: null })),
  };
  await insertRecord(documentEntity, row, context);
  await writeLinks(row.id, links, context);
  return findVisible(documentEntity, row.id, context); // reads the companies of its links
}

/** The previous version must be changeable by the caller, AVAILABLE, and of the same category and record. */
async function findReplacedDocument(id: string, input: Input, main: DocumentLink, context: CallContext): Promise<DocumentRow> {
  const document = await findVisibleOrNull(documentEntity, id, context);
  if (document) await checkNotIssued(document, context);
  const isSame = document?.category === input.category && document.links.some((link) => link.type === main.type && link.id === main.id);
  if (!document || !isSame || !documentEntity.policy.canChange(context.actor, document))
    throw fieldFailure('/replacesId', 'unknown', 'Choose one of your documents with the same category and record');
  if (document.status !== 'AVAILABLE')
    throw fieldFailure('/replacesId', 'notAllowed', `Only an AVAILABLE document can be replaced; this one is ${document.status}`);
  return document;
}
