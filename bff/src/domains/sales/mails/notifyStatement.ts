import type { CallContext } from '#src/kernel/context.ts';
import { formatMonth } from '#src/domains/sales/statements/formatMonth.ts';
import type { PartnerStatement } from '#src/domains/sales/statements/loadPartnerStatement.ts';
import { formatCents, toCents } from '#src/domains/sales/statements/statementAmounts.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Sends the partner the statement of a month with its PDF. */
export async function notifyStatement(
  { partnerId, month, openingUSD, closingUSD, aging }: PartnerStatement,
  documentId: string,
  context: CallContext,
): Promise<void> {
  const { days1To30USD, days31To60USD, days61To90USD, over90USD } = aging;
  const overdue = [days1To30USD, days31To60USD, days61To90USD, over90USD].reduce((total, amount) => total + toCents(amount), 0n);
  const closing = toCents(closingUSD);
  const data = {
    month: formatMonth(month),
    openingUSD: formatCents(toCents(openingUSD)),
    closingUSD: formatCents(closing),
    overdueUSD: overdue > 0n && closing > 0n ? formatCents(overdue) : null,
    creditUSD: closing < 0n ? formatCents(-closing) : null,
  };
  const mail = {
    partnerId,
    related: { type: 'partner' as const, id: partnerId },
    singletonKey: `statement ${partnerId} ${month}`,
    documentId,
  };
  await sendMoneyMail('partner-statement', { ...mail, buildData: (recipient) => ({ ...recipient, ...data }) }, context);
}
