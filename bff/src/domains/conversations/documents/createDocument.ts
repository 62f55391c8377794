import { randomBytes } from 'node:crypto';
import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findVisibleOrNull, insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { isLeadOf } from '#src/domains/partners/partners/partner.policy.ts';
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
import { checkPartnerChoices, checkPartnerFacts } from './partnerDocuments.ts';
import { findPurgeDay } from './purgeDays.ts';
import { unknownReference } from '#src/kernel/reference.ts';

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

/** Creates a document of a partner, owned by the caller. Of its agents only leads may. */
export async function createOfPartner(partnerId: string, input: Input, targets: LinkTargets, context: CallContext): Promise<DocumentRow> {
  const { actor } = context;
  const partner = await findVisible(partnerEntity, partnerId, context);
  if (!is(actor, 'admin', 'care') && !isLeadOf(actor, partner.id))
    throw new Failure('auth.forbidden', { message: 'Documents of your company are added by its lead agents.' });
  checkPartnerChoices(input.category, input.visibility);
  return create(input, { type: 'PARTNER', id: partner.id }, actor.person?.personId ?? null, targets, context);
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
  checkPartnerFacts({ ...input, links });
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
    number: input.number,
    validFrom: input.validFrom,
    validUntil: input.validUntil,
    verification: null,
    purgeAfter: await findPurgeDay({ ...input, createdAt: record.createdAt }, links, context.db),
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

/** The previous version must be AVAILABLE, of the same category and record, and the caller's, or evidence of the company that they lead. */
async function findReplacedDocument(id: string, input: Input, main: DocumentLink, context: CallContext): Promise<DocumentRow> {
  const document = await findVisibleOrNull(documentEntity, id, context);
  if (document) await checkNotIssued(document, context);
  const isSame = document?.category === input.category && document.links.some((link) => link.type === main.type && link.id === main.id);
  const isOwn = document && (documentEntity.policy.canChange(context.actor, document) || isEvidenceOf(document, main, context));
  if (!document || !isSame || !isOwn)
    throw unknownReference('/replacesId', 'Choose one of your documents with the same category and record');
  if (document.status !== 'AVAILABLE')
    throw fieldFailure('/replacesId', 'notAllowed', `Only an AVAILABLE document can be replaced; this one is ${document.status}`);
  return document;
}

/** Whether it is an insurance or a licence of the company that the caller leads, which our team may have filed. */
function isEvidenceOf({ category }: DocumentRow, { type, id }: DocumentLink, { actor }: CallContext): boolean {
  return type === 'PARTNER' && isLeadOf(actor, id) && (category === 'INSURANCE' || category === 'LICENCE');
}
