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

interface MoneyMail<K extends 'payment-received' | 'commission-overdue'> {
  sale: { id: string; partnerId: string };
  buildData(recipient: Recipient): TemplateData<K>;
  /** Sent once to each recipient. */
  singletonKey: string;
}

/** Mails the lead agents of a partner and its billing address. */
export async function sendMoneyMail<K extends 'payment-received' | 'commission-overdue'>(
  key: K,
  { sale, buildData, singletonKey }: MoneyMail<K>,
  context: CallContext,
): Promise<void> {
  for (const { email, givenName, personId, partnerName } of await context.db.run(listMoneyRecipients, { partnerId: sale.partnerId })) {
    const mail = {
      to: email,
      personId,
      related: { type: 'salesRecording', id: sale.id },
      data: buildData({ givenName, partnerName, salesUrl: context.settings.portalUrls.agent }),
      singletonKey: `${singletonKey} ${email}`,
    };
    await sendTemplate(key, mail, context);
  }
}
