import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { selectUnannounced } from './dueRecords.sql.ts';

const PORTION = 100;
const NOTICE_MS = 30 * 86_400_000;

/** Mails idle travelers, once for each time that they were away, when they will be forgotten. */
export async function announceErasures(
  days: number,
  inTransaction: <T>(work: (context: CallContext) => Promise<T>) => Promise<T>,
): Promise<void> {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
    const last: string = after;
    after = await inTransaction(async (context) => {
      const travelers = await context.db.run(selectUnannounced, { days, after: last, limit: PORTION });
      const erasedOn = new Date(Date.now() + NOTICE_MS).toISOString();
      for (const { id, email, givenName, activeAt } of travelers) {
        const data = { givenName, erasedOn, signInUrl: `${context.settings.publicOrigin}/login` };
        const singletonKey = `${id} ${activeAt.toISOString()}`;
        await sendTemplate(
          'account-retention',
          { to: email, personId: id, data, related: { type: 'TRAVELER', id }, singletonKey },
          context,
        );
      }
      return travelers.at(-1)?.id;
    });
  }
}
