import type { BodyOf, contract } from '@farwend/api-contract';
import { checkVersion } from '#src/records/checkVersion.ts';
import { findVisible, saveChange } from '#src/records/records.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { reviewEntity as entity } from './review.entity.ts';
import type { ReplyRow, ReviewRow } from './review.model.ts';
import { isOwnCompany } from './review.present.ts';
import { selectAuthor } from './replyToReview.sql.ts';

type Body = BodyOf<typeof contract.reviews.setReply>;

/** PUT …/reply: agents of the company write the reply, publishers decide on it. A changed reply needs a new decision. */
export async function replyToReview(id: string, body: Body, context: CallContext): Promise<ReviewRow> {
  const row = await findVisible(entity, id, context);
  checkVersion(row, body.version, context);
  return is(context.actor, 'agent') ? writeReply(row, body, context) : decideReply(row, body, context);
}

async function writeReply(row: ReviewRow, body: Body, context: CallContext): Promise<ReviewRow> {
  if (!isOwnCompany(context.actor, row)) throw notFound();
  if (body.status !== undefined) throw fieldFailure('/status', 'notAllowed', 'Only our publishers can decide on replies');
  if (body.body === undefined) throw fieldFailure('/body', 'required', 'Write a reply');
  const reply: ReplyRow = { body: body.body, byId: userIdOf(context.actor), at: new Date().toISOString(), status: 'PENDING' };
  return saveChange(entity, row, { values: { reply }, action: 'REPLY' }, context);
}

async function decideReply(row: ReviewRow, body: Body, context: CallContext): Promise<ReviewRow> {
  if (!row.reply)
    throw new Failure('transition.notAllowed', { message: 'The company has not replied to this review yet.', allowedTransitions: [] });
  if (body.body !== undefined && body.body !== row.reply.body)
    throw fieldFailure('/body', 'notAllowed', 'Only the company can change its reply');
  if (body.status === undefined) throw fieldFailure('/status', 'required', 'Choose PUBLISHED or REJECTED');
  const saved = await saveChange(
    entity,
    row,
    { values: { reply: { ...row.reply, status: body.status } }, kind: 'STATUS', action: `reply ${row.reply.status} → ${body.status}` },
    context,
  );
  if (body.status === 'PUBLISHED' && row.reply.status !== 'PUBLISHED') await notifyAuthor(saved, context);
  return saved;
}

async function notifyAuthor(row: ReviewRow, context: CallContext): Promise<void> {
  const author = row.travelerId ? await context.db.first(selectAuthor, { travelerId: row.travelerId }) : undefined;
  if (!author) return;
  const data = { companyName: row.companyName, title: row.title, reviewUrl: `${context.settings.publicOrigin}/reviews/${row.id}/` };
  const related = { type: 'review', id: row.id };
  await sendTemplate(
    'review-reply',
    { to: author.email, personId: row.travelerId ?? undefined, data, related, singletonKey: `review-reply ${row.id}` },
    context,
  );
}
