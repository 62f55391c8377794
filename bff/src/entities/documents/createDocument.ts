import { randomBytes } from 'node:crypto';
import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { checkedVisibility, checkFile } from './documentRules.ts';
import { checkedLinks, writeLinks } from './linkTargets.ts';
import { purgeAfterOf } from './purgeAfter.ts';

type Input = BodyOf<typeof contract.documents.createOfTraveler>;

const ended = ['DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED'];

/** A document of a traveler: it is theirs, whoever enters it. */
export async function createOfTraveler(travelerId: string, input: Input, context: CallContext): Promise<DocumentRow> {
  const traveler = await findSeen(travelerEntity, travelerId, context);
  return create(input, { type: 'TRAVELER', id: traveler.id }, traveler.id, context);
}

/** A document of a match, owned by who enters it. */
export async function createOfTripMatch(matchId: string, input: Input, context: CallContext): Promise<DocumentRow> {
  const match = await findSeen(tripMatchEntity, matchId, context);
  if (ended.includes(match.status) && !is(context.actor, 'admin', 'care'))
    throw new Failure('transition.notAllowed', {
      message: `The match is ${match.status}; nothing can be added to it.`,
      allowedTransitions: [],
    });
  return create(input, { type: 'TRIP_MATCH', id: match.id }, context.actor.person?.personId ?? null, context);
}

async function create(input: Input, main: DocumentLink, ownerPersonId: string | null, context: CallContext): Promise<DocumentRow> {
  checkFile(input, context.settings.uploadLimitBytes);
  const links = await checkedLinks(input.links, [main], context);
  const visibility = checkedVisibility({ ...input, visibility: input.visibility, links }, context.actor);
  const earlier = input.replacesId === null ? null : await replaced(input.replacesId, input, main, context);
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
    purgeAfter: await purgeAfterOf(input.category, record.createdAt, links, context),
    fileVersion: (earlier?.fileVersion ?? 0) + 1,
    replacesId: earlier?.id ?? null,
    storageKey: `${record.id}-${randomBytes(12).toString('hex')}`,
    uploadedAt: null,
    usedNonce: null,
    deletedAt: null,
    ownerPartnerId: is(context.actor, 'agent') ? (context.actor.person?.partnerId ?? null) : null,
    links: links.map((link) => ({ ...link, partnerId: null })),
  };
  await insertRecord(documentEntity, row, context);
  await writeLinks(row.id, links, context);
  return findSeen(documentEntity, row.id, context); // with the companies its links speak of
}

/** The version before: one the caller may change, of the same kind and the same record, and the newest. */
async function replaced(id: string, input: Input, main: DocumentLink, context: CallContext): Promise<DocumentRow> {
  const found = await findSeen(documentEntity, id, context).catch(() => null);
  const isSame = found?.category === input.category && found.links.some((link) => link.type === main.type && link.id === main.id);
  if (!found || !isSame || !documentEntity.policy.changes(context.actor, found))
    throw fieldFailure('/replacesId', 'unknown', 'Name a document of yours of the same category and the same record');
  if (found.status !== 'AVAILABLE')
    throw fieldFailure('/replacesId', 'notAllowed', `Only an AVAILABLE document has a next version; this one is ${found.status}`);
  return found;
}
