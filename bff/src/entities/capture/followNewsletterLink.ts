import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { isNewsletterCode, type NewsletterLinkKind } from './newsletterLink.ts';
import { newsletterRequestEntity as entity } from './newsletterRequest.entity.ts';
import type { NewsletterRequestRow } from './newsletterRequest.model.ts';

/**
 * Does what a link in a mail says: confirms a waiting subscription, or ends one. Following it twice does no more. A wrong code and an
 * unknown id are the same 404. Needs the transaction of the call.
 */
export async function followNewsletterLink(kind: NewsletterLinkKind, id: string, code: string, context: CallContext): Promise<void> {
  const { models, transaction, settings } = context;
  const isGenuine = isId(id) && isNewsletterCode(kind, id, code, settings);
  const found = isGenuine ? await models.newsletterRequests.findAll({ where: { id }, raw: true, transaction, lock: true }) : [];
  const [row] = rows<NewsletterRequestRow>(found);
  if (!row) throw notFound();
  const now = new Date();
  if (kind === 'confirm' && row.status === 'PENDING') {
    await saveChange(entity, row, { values: { status: 'CONFIRMED', confirmedAt: now }, kind: 'STATUS' }, context);
  }
  if (kind === 'unsubscribe' && row.status !== 'UNSUBSCRIBED') {
    await saveChange(entity, row, { values: { status: 'UNSUBSCRIBED', unsubscribedAt: now }, kind: 'STATUS' }, context);
  }
}
