import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { is, userIdOf } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { reviewEntity as entity } from './review.entity.ts';
import type { ReviewRow } from './review.model.ts';
import { isAuthor } from './review.policy.ts';
import { possibleMoves } from './review.present.ts';
import { reviewFindings } from './reviewFindings.ts';

type Body = BodyOf<typeof contract.reviews.update>;

/** What the author says; nobody else may put words or stars into their mouth. */
const opinionFields = ['rating', 'subRatings', 'title', 'body', 'travelledFrom', 'travelledTo', 'partyType', 'authorPlace'] as const;
/** How staff file it. */
const filingFields = ['tripTypes', 'locationIds', 'itineraryId'] as const;

/** PUT of a review: the author's own words until it is published, the staff's filing, and decisions through the state machine. */
export async function changeReview(id: string, body: Body, context: CallContext): Promise<ReviewRow> {
  const row = await findSeen(entity, id, context);
  if (body.status !== undefined && body.status !== row.status) return moveReview(id, body, context);
  await findToChange(entity, id, context, body.version);
  checkWriter(row, body, context);
  const names = isAuthor(context.actor, row) ? [...opinionFields, ...filingFields] : filingFields;
  const values: Partial<ReviewRow> = Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));
  const { travelledFrom: from, travelledTo: to } = { ...row, ...values };
  if (from && to && to < from) throw fieldFailure('/travelledTo', 'tooSmall', `Must be ${from} or later`);
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  context.published.forget(context.transaction); // histograms
  return saveChange(entity, row, { values: { ...values, ...lookedAtAgain(row, values) }, kind, note: body.changeNote }, context);
}

/** Changed words are looked at as new ones are: what was found in the old ones says nothing about them. */
function lookedAtAgain(row: ReviewRow, values: Partial<ReviewRow>): Partial<ReviewRow> {
  const { title, body, authorPlace } = { ...row, ...values };
  if (title === row.title && body === row.body && authorPlace === row.authorPlace) return {};
  const decision = row.moderation ?? { groundCode: null, note: null, byId: null, at: new Date().toISOString() };
  return { moderation: { ...decision, findings: reviewFindings(title, body, authorPlace ?? '') } };
}

/** One move of the state machine, by whoever may make it. */
export async function moveReview(
  id: string,
  { status, groundCode, moderationNote, version }: Pick<Body, 'status' | 'groundCode' | 'moderationNote' | 'version'>,
  context: CallContext,
): Promise<ReviewRow> {
  const row = await findSeen(entity, id, context);
  if (status === undefined) return row;
  if (version !== undefined || context.ifMatch !== null) await findToChange(entity, id, context, version);
  const { reasonCode } = chooseGround(row, status, groundCode, context);
  const isDecision = status !== 'WITHDRAWN';
  const moderation = {
    groundCode: reasonCode,
    note: moderationNote ?? null,
    byId: userIdOf(context.actor),
    at: new Date().toISOString(),
    findings: row.moderation?.findings ?? [],
  };
  const values = { status, statusChangedAt: new Date(), ...(isDecision ? { moderation } : {}) };
  context.published.forget(context.transaction); // histograms
  return saveChange(
    entity,
    row,
    { values, kind: 'STATUS', note: moderationNote, action: `${row.status} → ${status}`, details: { groundCode: reasonCode } },
    context,
  );
}

/** The move, its reason called by the name the field has here. */
function chooseGround(row: ReviewRow, to: ReviewRow['status'], groundCode: string | undefined, { actor }: CallContext) {
  try {
    return chooseMove(row.status, to, possibleMoves(row, actor), groundCode);
  } catch (error) {
    if (!(error instanceof Failure) || error.errorCode !== 'validation.failed') throw error;
    throw fieldFailure('/groundCode', error.details.errors?.[0]?.code ?? 'required', error.message);
  }
}

function checkWriter(row: ReviewRow, body: Body, context: CallContext): void {
  const changed = (names: readonly (keyof Body & keyof ReviewRow)[]) =>
    names.find((name) => body[name] !== undefined && JSON.stringify(body[name]) !== JSON.stringify(row[name]));
  if (isAuthor(context.actor, row)) {
    if (['SUBMITTED', 'PENDING', 'REJECTED'].includes(row.status)) return;
    throw new Failure('auth.forbidden', { message: 'A published review is not changed any more. You can withdraw it.' });
  }
  const field = changed(opinionFields);
  if (field) throw fieldFailure(`/${field}`, 'notAllowed', `${field} is the author’s to say`);
  if (!is(context.actor, 'admin', 'care', 'publisher')) throw new Failure('auth.forbidden');
}
