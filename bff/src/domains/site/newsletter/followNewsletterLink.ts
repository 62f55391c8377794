import { saveChange } from '#src/records/records.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { hasValidNewsletterCode, type NewsletterLinkKind } from '#src/platform/mail/newsletterLink.ts';
import { newsletterRequestEntity as entity } from './newsletterRequest.entity.ts';

/**
 * Confirms or ends a subscription by a mailed link; idempotent. 404 for a wrong code as for an unknown id. Needs a transaction.
 */
export async function followNewsletterLink(kind: NewsletterLinkKind, id: string, code: string, context: CallContext): Promise<void> {
  const { db, settings } = context;
  const isGenuine = isId(id) && hasValidNewsletterCode(kind, id, code, settings);
  const [row] = isGenuine ? await db.find(entity.model, { where: { id }, lock: 'update' }) : [];
  if (!row) throw notFound();
  const now = new Date();
  if (kind === 'confirm' && row.status === 'PENDING') {
    await saveChange(entity, row, { values: { status: 'CONFIRMED', confirmedAt: now }, kind: 'STATUS' }, context);
  }
  if (kind === 'unsubscribe' && row.status !== 'UNSUBSCRIBED') {
    await saveChange(entity, row, { values: { status: 'UNSUBSCRIBED', unsubscribedAt: now }, kind: 'STATUS' }, context);
  }
}
