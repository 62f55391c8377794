import { contract } from '@farwend/api-contract';
import { moment } from '#src/calls/entity.ts';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { is } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { followNewsletterLink } from './followNewsletterLink.ts';
import { newsletterRequestEntity as entity, type NewsletterRequestView } from './newsletterRequest.entity.ts';
import { signUpForNewsletter } from './newsletterSignUp.ts';

export const newsletterRequestHandlers: Handlers<typeof contract.newsletterRequests> = {
  create: async ({ body }, context) => {
    const { id, status, createdAt } = await signUpForNewsletter(body, context);
    return created({ id, status, createdAt: moment(createdAt) }, `${contract.newsletterRequests.create.path}/${id}`);
  },
  follow: async ({ params, body }, context) => {
    await followNewsletterLink(body.kind, params.id, body.code, context);
    return nothing();
  },
  read: async ({ params }, context) => {
    if (!isId(params.id)) throw notFound();
    const receipt = await findReceipt(params.id, context);
    if (!is(context.actor, 'admin', 'care', 'marageti')) return ok(presentReceipt(params.id, receipt));
    const row = await findSeen(entity, receipt?.requestId ?? params.id, context);
    return ok({ ...entity.present(row, context.actor), id: params.id });
  },
};

interface ReceiptRow {
  requestId: string;
  status: 'PENDING' | 'CONFIRMED';
  createdAt: Date;
  /** What the person of the address did since; they alone can. */
  confirmed: boolean;
  unsubscribed: boolean;
}

async function findReceipt(id: string, { sequelize }: CallContext): Promise<ReceiptRow | undefined> {
  const [row] = await preparedQuery<ReceiptRow>(sequelize, 'newsletter.findReceipt', selectReceipt, [id]);
  return row;
}

const selectReceipt = `
  SELECT r.newsletter_request_id AS "requestId", r.status, r.created_at AS "createdAt",
    coalesce(n.confirmed_at > r.created_at, false) AS confirmed, coalesce(n.unsubscribed_at > r.created_at, false) AS unsubscribed
  FROM newsletter_receipts r JOIN newsletter_requests n ON n.id = r.newsletter_request_id
  WHERE r.id = $1`;

function presentReceipt(id: string, receipt: ReceiptRow | undefined): NewsletterRequestView {
  if (!receipt) throw notFound();
  const status = receipt.unsubscribed ? 'UNSUBSCRIBED' : receipt.confirmed ? 'CONFIRMED' : receipt.status;
  return { id, status, createdAt: moment(receipt.createdAt) };
}
