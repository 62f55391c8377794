import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findForUpdate, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { reviewEntity as entity } from './review.entity.ts';
import type { ReviewRow } from './review.model.ts';
import { allowedTransitions, isAuthor } from './review.policy.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { notifyReviewMoved } from './notifyReviewMoved.ts';
import { detectFindings } from './detectFindings.ts';

type Body = BodyOf<typeof contract.reviews.update>;

/** What only the author may change. */
const opinionFields = ['rating', 'subRatings', 'title', 'body', 'travelledFrom', 'travelledTo', 'partyType', 'authorPlace'] as const;
/** How staff classify a review. */
const classificationFields = ['tripTypes', 'locationIds', 'itineraryId'] as const;

/** PUT of a review: its text by the author until publication, its classification by staff, its status through the state machine. */
export async function changeReview(id: string, body: Body, context: CallContext): Promise<ReviewRow> {
  const row = await findVisible(entity, id, context);
  if (body.status !== undefined && body.status !== row.status) return moveReview(id, body, context);
  await findForUpdate(entity, id, context, body.version);
  checkMayChange(row, body, context);
  const names = isAuthor(context.actor, row) ? [...opinionFields, ...classificationFields] : classificationFields;
  const values: Partial<ReviewRow> = Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));
  const { travelledFrom: from, travelledTo: to } = { ...row, ...values };
  if (from && to && to < from) throw fieldFailure('/travelledTo', 'tooSmall', `Must be ${from} or later`);
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  context.published.invalidate(context.db); // histograms
  return saveChange(entity, row, { values: { ...values, ...repeatModeration(row, values) }, kind, note: body.changeNote }, context);
}

/** Changed text is checked like new text: the findings of the old one no longer apply. */
function repeatModeration(row: ReviewRow, values: Partial<ReviewRow>): Partial<ReviewRow> {
  const { title, body, authorPlace } = { ...row, ...values };
  if (title === row.title && body === row.body && authorPlace === row.authorPlace) return {};
  const decision = row.moderation ?? { groundCode: null, note: null, byId: null, at: new Date().toISOString() };
  return { moderation: { ...decision, findings: detectFindings(title, body, authorPlace ?? '') } };
}

/** Makes one transition of the state machine, if the caller may. */
export async function moveReview(
  id: string,
  { status, groundCode, moderationNote, version }: Pick<Body, 'status' | 'groundCode' | 'moderationNote' | 'version'>,
  context: CallContext,
): Promise<ReviewRow> {
  const row = await findVisible(entity, id, context);
  if (status === undefined) return row;
  if (version !== undefined || context.ifMatch !== null) await findForUpdate(entity, id, context, version);
  const { reasonCode } = chooseReviewMove(row, status, groundCode, context);
  const isDecision = status !== 'WITHDRAWN' || reasonCode === 'CORRECTION';
  const moderation = {
    groundCode: reasonCode,
    note: moderationNote ?? null,
    byId: userIdOf(context.actor),
    at: new Date().toISOString(),
    findings: row.moderation?.findings ?? [],
  };
  const values = { status, statusChangedAt: new Date(), ...(isDecision ? { moderation } : {}) };
  context.published.invalidate(context.db); // histograms
  const saved = await saveChange(
    entity,
    row,
    { values, kind: 'STATUS', note: moderationNote, action: `${row.status} → ${status}`, details: { groundCode: reasonCode } },
    context,
  );
  await notifyReviewMoved(saved, { from: row.status, to: status, by: moverOf(context.actor), reasonCode }, context);
  return saved;
}

/** Chooses the transition; a wrong reason is reported under the name of the field, groundCode. */
function chooseReviewMove(row: ReviewRow, to: ReviewRow['status'], groundCode: string | undefined, { actor }: CallContext) {
  try {
    return checkTransition(row.status, to, allowedTransitions(row, actor), groundCode);
  } catch (error) {
    if (!(error instanceof Failure) || error.errorCode !== 'validation.failed') throw error;
    throw fieldFailure('/groundCode', error.details.errors?.[0]?.code ?? 'required', error.message);
  }
}

function checkMayChange(row: ReviewRow, body: Body, context: CallContext): void {
  const changed = (names: readonly (keyof Body & keyof ReviewRow)[]) =>
    names.find((name) => body[name] !== undefined && !isDeepStrictEqual(body[name], row[name]));
  if (isAuthor(context.actor, row)) {
    if (['SUBMITTED', 'PENDING', 'REJECTED'].includes(row.status)) return;
    throw new Failure('auth.forbidden', { message: 'A published review can no longer be changed. You can withdraw it.' });
  }
  const field = changed(opinionFields);
  if (field) throw fieldFailure(`/${field}`, 'notAllowed', `Only the author can change ${field}`);
  if (!is(context.actor, 'admin', 'care', 'publisher')) throw new Failure('auth.forbidden');
}
