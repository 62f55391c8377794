import type { Services } from '#src/kernel/context.ts';
import { isErasedAddress } from './erasedAddress.ts';
import { selectSuppression } from './loadSuppressionReason.sql.ts';
import { templates } from './templates.data.ts';

/** Why an address must not get an email of this template: its person opted out or asked to be forgotten, or earlier emails bounced. Null if it may. */
export async function loadSuppressionReason(templateKey: string, email: string, services: Services): Promise<string | null> {
  const templatesByKey: Record<string, { answers?: true }> = templates;
  const isReply = Object.hasOwn(templatesByKey, templateKey) && templatesByKey[templateKey]?.answers === true;
  const row = await services.db.load(selectSuppression, email);
  if (row?.bounced) return row.bounced === 'BOUNCED' ? 'Mails to this address came back.' : 'This address complained about a mail.';
  if (await isErasedAddress(email, services)) return 'This person asked us to forget them.';
  return row?.unwanted && !isReply ? 'This person wants no mail from us.' : null;
}
