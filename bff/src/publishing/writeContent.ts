import { contentReviewMachine, transitionsFrom } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { listTransitionActors } from '#src/kernel/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { newId } from '#src/kernel/newId.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { applyPublication, type PublicationInput } from './applyPublication.ts';
import { completeFields, type SentFields } from './completeFields.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { loadSearchColumns, deriveColumns, buildColumns } from './deriveColumns.ts';
import { findDraft } from './findContent.ts';
import { syncReferences } from './syncReferences.ts';
import { checkReferences } from './checkReferences.ts';
import { collectReferences } from './references.ts';
import { checkContentVersion } from './checkContentVersion.ts';
import { checkSlugIsFree, findFreeSlug, updateAliases } from './slugs.ts';
import { restoreFromTrash } from './trash.ts';
import { withArticle } from '#src/kernel/withArticle.ts';

/** The fields of a request body that the engine itself reads. */
export interface ContentBody extends PublicationInput {
  id?: string | undefined;
  slug?: string | undefined;
  version?: number | undefined;
  status?: ContentRow['status'] | undefined;
  reviewState?: ContentRow['reviewState'] | undefined;
  reviewDueAt?: string | null | undefined;
  tags?: string[] | undefined;
  changeNote?: string | undefined;
  restoredFrom?: number | undefined;
}

/** Creates a draft; with `published` it is also published, if the caller may. */
export async function createContent<F extends ContentFields>(
  type: ContentType<F>,
  body: ContentBody & { title: string } & object,
  context: CallContext,
): Promise<ContentRow<F>> {
  const record = newRecord(newId(), context);
  const sent: SentFields = { ...body };
  const completed = await completeFields<F>(type, {}, { ...sent, slug: '' }, context);
  const [slug, derived] = await Promise.all([
    findFreeSlug(type.name, body.slug ?? body.title, record.id, context),
    loadSearchColumns(completed, context),
  ]);
  const fields = { ...completed, slug, reviewDueAt: completed.reviewDueAt ?? computeReviewDate(type, completed) };
  await type.check(fields, context);
  const refs = collectReferences(type, fields);
  await checkReferences(refs, [], context);
  const row: ContentRow<F> = {
    ...record,
    ...buildColumns(type, fields, derived),
    type: type.name,
    status: 'DRAFT',
    statusChangedAt: record.createdAt,
    reviewState: 'NONE',
    reviewDueAt: fields.reviewDueAt,
    tags: body.tags ?? [],
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
  if (refs.length > 0) await syncReferences(row.id, false, refs, context); // a new record has none to delete
  return applyPublication(type, row, body, context);
}

/** Changes the draft; the published version stays as it is. */
export async function changeContent<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  body: ContentBody & object,
  context: CallContext,
): Promise<ContentRow<F>> {
  if (body.id === undefined && type.missingIdMessage !== null) throw new Failure('id.required', { message: type.missingIdMessage });
  const stored = await findDraft(type, key, context, true);
  if (body.id !== undefined && body.id !== stored.id) {
    throw fieldFailure('/id', 'notAllowed', 'The id in the body differs from the one in the path. Send the record to its own path');
  }
  await checkContentVersion(stored, body.version, context);
  const { status, reviewState } = body.restoredFrom === undefined ? body : {}; // a snapshot includes its status; restoring brings back only the fields
  const row = stored.status === 'TRASHED' ? await restoreFromTrash(type, stored, status, context) : stored;
  if (status !== undefined && status !== stored.status && stored.status !== 'TRASHED') throw statusNotAllowed(stored.status);
  const saved = await saveFields(type, row, { ...body, reviewState }, context);
  return applyPublication(type, saved, body, context);
}

async function saveFields<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  body: ContentBody & object,
  context: CallContext,
): Promise<ContentRow<F>> {
  const sent: SentFields = { ...body };
  const completed = await completeFields(type, row.fields, sent, context);
  const fields =
    type.reviewMonths?.(completed) === type.reviewMonths?.(row.fields) || body.reviewDueAt !== undefined
      ? completed
      : { ...completed, reviewDueAt: computeReviewDate(type, completed) };
  const isChanged = !isDeepStrictEqual(fields, row.fields);
  const reviewState = chooseReviewState(row, body.reviewState, isChanged, context);
  const tags = body.tags ?? row.tags;
  const isTagged = !isDeepStrictEqual(tags, row.tags);
  if (!isChanged && !isTagged && reviewState === row.reviewState) return row;
  await type.check(fields, context);
  const references = collectReferences(type, fields);
  await checkReferences(references, collectReferences(type, row.fields), context);
  if (fields.slug !== row.slug) await changeSlug(type, row, fields.slug, context);
  const isNewDraft = row.status === 'PUBLISHED' && isChanged;
  const kind = body.restoredFrom !== undefined ? 'RESTORE' : isChanged || isTagged ? 'UPDATE' : 'STATUS';
  const values = {
    fields,
    ...(isChanged ? await deriveColumns(type, fields, context) : {}),
    reviewDueAt: fields.reviewDueAt,
    reviewState,
    tags,
    ...(isNewDraft ? { status: 'CHANGED' as const, statusChangedAt: new Date() } : {}),
  };
  const saved = await saveChange(
    draftEntity(type),
    row,
    {
      values,
      kind,
      note: body.changeNote,
      ...(reviewState === row.reviewState ? {} : { details: { reviewState: `${row.reviewState} → ${reviewState}` } }),
      ...(body.restoredFrom === undefined ? {} : { action: `RESTORE of version ${body.restoredFrom}` }),
    },
    context,
  );
  await syncReferences(row.id, false, references, context);
  return saved;
}

/** The date of the next review, yyyy-mm-dd; null if the type needs none. */
function computeReviewDate<F extends ContentFields>(type: ContentType<F>, fields: F): string | null {
  const months = type.reviewMonths?.(fields);
  if (months === undefined) return null;
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** The requested review state, if the transition is allowed. A change after approval resets the review. */
function chooseReviewState(
  row: { reviewState: ContentRow['reviewState'] },
  requested: ContentRow['reviewState'] | undefined,
  isChanged: boolean,
  { actor }: CallContext,
): ContentRow['reviewState'] {
  if (requested !== undefined && requested !== row.reviewState) {
    checkTransition(
      row.reviewState,
      requested,
      transitionsFrom(contentReviewMachine, row.reviewState, listTransitionActors(actor, false)),
      undefined,
    );
    return requested;
  }
  return isChanged && row.reviewState === 'APPROVED' ? 'NONE' : row.reviewState;
}

async function changeSlug<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  slug: string,
  context: CallContext,
): Promise<void> {
  await checkSlugIsFree(type.name, slug, row.id, context);
  const isPublished = row.status === 'PUBLISHED';
  if (isPublished) await updateAliases(type.name, row.id, row.slug, slug, context);
}

function statusNotAllowed(status: ContentRow['status']): Failure {
  return new Failure('transition.notAllowed', {
    message: `The status of ${withArticle(status)} record changes when it is published, unpublished or deleted. Leave status out here.`,
    allowedTransitions: [],
  });
}
