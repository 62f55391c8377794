import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { TemplateData } from '#src/platform/mail/templates.data.ts';
import { listMoneyRecipients } from './listMoneyRecipients.sql.ts';

/** What a mail says to its recipient alone. */
interface Recipient {
  givenName: string | null;
  partnerName: string;
  salesUrl: string;
}

type MoneyTemplate = 'commission-due' | 'payment-received' | 'commission-overdue' | 'credit-note-issued' | 'partner-statement';

interface MoneyMail<K extends MoneyTemplate> {
  partnerId: string;
  /** The sale, invoice or partner that it is about. */
  related: { type: 'salesRecording' | 'invoice' | 'partner'; id: string };
  buildData(recipient: Recipient): TemplateData<K>;
  /** The document whose file is attached. */
  documentId?: string | null;
  /** Sent once to each recipient. */
  singletonKey: string;
}

/** Mails the lead agents of a partner and its billing address. */
export async function sendMoneyMail<K extends MoneyTemplate>(
  key: K,
  { partnerId, related, documentId = null, buildData, singletonKey }: MoneyMail<K>,
  context: CallContext,
): Promise<void> {
  const recipients = await context.db.run(listMoneyRecipients, { partnerId });
  for (const { email, givenName, personId, partnerName } of recipients) {
    const mail = {
      to: email,
      personId,
      related,
      documentId,
      data: buildData({ givenName, partnerName, salesUrl: context.settings.portalUrls.agent }),
      singletonKey: `${singletonKey} ${email}`,
    };
    await sendTemplate(key, mail, context);
  }
}
