import { contentReviewMachine, movesFrom } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { moversOf } from '#src/calls/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { newId } from '#src/database/newId.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bringToPublished, type PublishingBody } from './bringToPublished.ts';
import { completeFields, type Sent } from './completeFields.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { derivedFactsOf, factsOf, factsWith } from './factsOf.ts';
import { findDraft } from './findContent.ts';
import { keepReferences } from './keepReferences.ts';
import { refsOf } from './refs.ts';
import { refuseStale } from './refuseStale.ts';
import { claimSlug, freeSlug, keepAddress } from './slugs.ts';
import { restoreFromTrash } from './trash.ts';

/** The parts of a body that the engine itself reads. */
export interface ContentBody extends PublishingBody {
  id?: string | undefined;
  slug?: string | undefined;
  version?: number | undefined;
  status?: ContentRow['status'] | undefined;
  reviewState?: ContentRow['reviewState'] | undefined;
  reviewDueAt?: string | null | undefined;
  changeNote?: string | undefined;
  restoredFrom?: number | undefined;
}

/** Makes a draft; with `published`, and the right to, it is published at once. */
export async function createContent<F extends ContentFields>(
  type: ContentType<F>,
  body: ContentBody & { title: string } & object,
  context: CallContext,
): Promise<ContentRow<F>> {
  const record = newRecord(newId(), context);
  const sent: Sent = { ...body };
  const made = await completeFields<F>(type, {}, { ...sent, slug: '' }, context);
  const [slug, derived] = await Promise.all([
    freeSlug(type.name, body.slug ?? body.title, record.id, context),
    derivedFactsOf(made, context), // asked in the same breath
  ]);
  const fields = { ...made, slug, reviewDueAt: made.reviewDueAt ?? reviewDay(type, made) };
  await type.check(fields, context);
  const row: ContentRow<F> = {
    ...record,
    ...factsWith(type, fields, derived),
    type: type.name,
    status: 'DRAFT',
    statusChangedAt: record.createdAt,
    reviewState: 'NONE',
    reviewDueAt: fields.reviewDueAt,
    fields,
    publishedVersion: null,
    publishedAt: null,
    publishedById: null,
    firstPublishedAt: null,
    publishAt: null,
    publishVersion: null,
    unpublishAt: null,
    deletedAt: null,
  };
  await insertRecord(draftEntity(type), row, context);
  const refs = refsOf(type, fields);
  if (refs.length > 0) await keepReferences(row.id, false, refs, context); // a new record has none to replace
  return bringToPublished(type, row, body, context);
}

/** Changes the draft; visitors keep what is published. */
export async function changeContent<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  body: ContentBody & object,
  context: CallContext,
): Promise<ContentRow<F>> {
  if (body.id === undefined && type.idMessage !== null) throw new Failure('id.required', { message: type.idMessage });
  const found = await findDraft(type, key, context, true);
  if (body.id !== undefined && body.id !== found.id) {
    throw fieldFailure('/id', 'notAllowed', 'The id in the body is not the one in the address. Send the record to its own address');
  }
  await refuseStale(found, body.version, context);
  const { status, reviewState } = body.restoredFrom === undefined ? body : {}; // a snapshot carries the state it had; only its words come back
  const row = found.status === 'TRASHED' ? await restoreFromTrash(type, found, status, context) : found;
  if (status !== undefined && status !== found.status && found.status !== 'TRASHED') throw statusByPut(found.status);
  const saved = await saveFields(type, row, { ...body, reviewState }, context);
  return bringToPublished(type, saved, body, context);
}

async function saveFields<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  body: ContentBody & object,
  context: CallContext,
): Promise<ContentRow<F>> {
  const sent: Sent = { ...body };
  const given = await completeFields(type, row.fields, sent, context);
  const fields =
    type.reviewMonths?.(given) === type.reviewMonths?.(row.fields) || body.reviewDueAt !== undefined
      ? given
      : { ...given, reviewDueAt: reviewDay(type, given) };
  const isChanged = !isDeepStrictEqual(fields, row.fields);
  const reviewState = reviewStateOf(row, body.reviewState, isChanged, context);
  if (!isChanged && reviewState === row.reviewState) return row;
  await type.check(fields, context);
  if (fields.slug !== row.slug) await changeSlug(type, row, fields.slug, context);
  const isLive = row.status === 'PUBLISHED' && isChanged;
  const kind = body.restoredFrom !== undefined ? 'RESTORE' : isChanged ? 'UPDATE' : 'STATUS';
  const values = {
    fields,
    ...(isChanged ? await factsOf(type, fields, context) : {}),
    reviewDueAt: fields.reviewDueAt,
    reviewState,
    ...(isLive ? { status: 'CHANGED' as const, statusChangedAt: new Date() } : {}),
  };
  const saved = await saveChange(
    draftEntity(type),
    row,
    {
      values: values,
      kind,
      note: body.changeNote,
      ...(reviewState === row.reviewState ? {} : { details: { reviewState: `${row.reviewState} → ${reviewState}` } }),
      ...(body.restoredFrom === undefined ? {} : { action: `RESTORE of version ${body.restoredFrom}` }),
    },
    context,
  );
  await keepReferences(row.id, false, refsOf(type, fields), context);
  return saved;
}

/** The day somebody must read it again, yyyy-mm-dd; null where nothing grows old. */
function reviewDay<F extends ContentFields>(type: ContentType<F>, fields: F): string | null {
  const months = type.reviewMonths?.(fields);
  if (months === undefined) return null;
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** A change after approval needs to be read again; otherwise the review moves as the caller may move it. */
function reviewStateOf(
  row: { reviewState: ContentRow['reviewState'] },
  wanted: ContentRow['reviewState'] | undefined,
  isChanged: boolean,
  { actor }: CallContext,
): ContentRow['reviewState'] {
  if (wanted !== undefined && wanted !== row.reviewState) {
    chooseMove(row.reviewState, wanted, movesFrom(contentReviewMachine, row.reviewState, moversOf(actor, false)), undefined);
    return wanted;
  }
  return isChanged && row.reviewState === 'APPROVED' ? 'NONE' : row.reviewState;
}

async function changeSlug<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  slug: string,
  context: CallContext,
): Promise<void> {
  await claimSlug(type.name, slug, row.id, context);
  const isShown = row.status === 'PUBLISHED';
  if (isShown) await keepAddress(type.name, row.id, row.slug, slug, context);
}

function statusByPut(status: ContentRow['status']): Failure {
  return new Failure('transition.notAllowed', {
    message: `A ${status} record gets another status by POST and DELETE of its publish address, or DELETE of itself. Leave status out here.`,
    allowedTransitions: [],
  });
}
