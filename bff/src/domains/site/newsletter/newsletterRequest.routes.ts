import { contract } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { is } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { followNewsletterLink } from './followNewsletterLink.ts';
import { newsletterRequestEntity as entity, type NewsletterRequestView } from './newsletterRequest.entity.ts';
import { signUpForNewsletter } from './signUpForNewsletter.ts';
import { selectReceipt, type ReceiptRow } from './newsletterRequest.sql.ts';

export const newsletterRequestHandlers: Handlers<typeof contract.newsletterRequests> = {
  create: async ({ body }, context) => {
    const { id, status, createdAt } = await signUpForNewsletter(body, context);
    return created({ id, status, createdAt: toIsoString(createdAt) }, `${contract.newsletterRequests.create.path}/${id}`);
  },
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  follow: async ({ params, body }, context) => {
    await followNewsletterLink(body.kind, params.id, body.code, context);
    return noContent();
  },
  read: async ({ params }, context) => {
    if (!isId(params.id)) throw notFound();
    const receipt = await findReceipt(params.id, context);
    if (!is(context.actor, 'admin', 'care', 'marageti')) return ok(presentReceipt(params.id, receipt));
    const row = await findVisible(entity, receipt?.requestId ?? params.id, context);
    return ok({ ...entity.present(row, context.actor), id: params.id });
  },
};

async function findReceipt(id: string, { db }: CallContext): Promise<ReceiptRow | undefined> {
  const [row] = await db.run(selectReceipt, { id });
  return row;
}

function presentReceipt(id: string, receipt: ReceiptRow | undefined): NewsletterRequestView {
  if (!receipt) throw notFound();
  const status = receipt.unsubscribed ? 'UNSUBSCRIBED' : receipt.confirmed ? 'CONFIRMED' : receipt.status;
  return { id, status, createdAt: toIsoString(receipt.createdAt) };
}
