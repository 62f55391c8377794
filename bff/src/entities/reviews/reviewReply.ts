import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, saveChange } from '#src/calls/records.ts';
import { is, userIdOf } from '#src/http/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { reviewEntity as entity } from './review.entity.ts';
import type { ReplyRow, ReviewRow } from './review.model.ts';
import { isOwnCompany } from './review.present.ts';

type Body = BodyOf<typeof contract.reviews.setReply>;

/** PUT …/reply: the company's agents write it, publishers decide about it. A changed answer waits for a decision again. */
export async function replyToReview(id: string, body: Body, context: CallContext): Promise<ReviewRow> {
  const row = await findSeen(entity, id, context);
  if (body.version !== undefined && body.version !== row.version) throw stale(body.version, row);
  return is(context.actor, 'agent') ? write(row, body, context) : decide(row, body, context);
}

async function write(row: ReviewRow, body: Body, context: CallContext): Promise<ReviewRow> {
  if (!isOwnCompany(context.actor, row)) throw notFound();
  if (body.status !== undefined) throw fieldFailure('/status', 'notAllowed', 'Our publishers decide about answers');
  if (body.body === undefined) throw fieldFailure('/body', 'required', 'Write the answer');
  const reply: ReplyRow = { body: body.body, byId: userIdOf(context.actor), at: new Date().toISOString(), status: 'PENDING' };
  return saveChange(entity, row, { values: { reply }, action: 'REPLY' }, context);
}

async function decide(row: ReviewRow, body: Body, context: CallContext): Promise<ReviewRow> {
  if (!row.reply)
    throw new Failure('transition.notAllowed', { message: 'The company has not answered this review yet.', allowedTransitions: [] });
  if (body.body !== undefined && body.body !== row.reply.body)
    throw fieldFailure('/body', 'notAllowed', 'The answer is the company’s to write');
  if (body.status === undefined) throw fieldFailure('/status', 'required', 'Decide: PUBLISHED or REJECTED');
  const saved = await saveChange(
    entity,
    row,
    { values: { reply: { ...row.reply, status: body.status } }, kind: 'STATUS', action: `reply ${row.reply.status} → ${body.status}` },
    context,
  );
  if (body.status === 'PUBLISHED' && row.reply.status !== 'PUBLISHED') await tellAuthor(saved, context);
  return saved;
}

async function tellAuthor(row: ReviewRow, context: CallContext): Promise<void> {
  const author = row.travelerId
    ? await context.models.travelers.findByPk(row.travelerId, { raw: true, transaction: context.transaction })
    : null;
  const to: unknown = author && Reflect.get(author, 'email');
  if (typeof to !== 'string') return;
  const data = { companyName: row.companyName, title: row.title, reviewUrl: `${context.settings.publicOrigin}/reviews/${row.id}/` };
  const related = { type: 'review', id: row.id };
  await sendTemplate(
    'review-reply',
    { to, personId: row.travelerId ?? undefined, data, related, singletonKey: `review-reply ${row.id}` },
    context,
  );
}

function stale(basedOn: number, row: ReviewRow): Failure {
  return new Failure('version.stale', {
    message: `Version ${basedOn} is not the newest any more: it is version ${row.version}. Read it again, then repeat the change.`,
    headers: { ETag: `"v${row.version}"` },
  });
}
