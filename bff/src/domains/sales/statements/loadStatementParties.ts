import { BillingAddress } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { BillingParty } from '#src/domains/sales/invoices/invoice.model.ts';
import { selectBillingParties } from '#src/domains/sales/invoices/issueInvoice.sql.ts';

/** Whom a statement is for and from; an address is null while it is not entered. */
export interface StatementParties {
  partnerName: string;
  billFrom: BillingParty | null;
  billTo: BillingParty | null;
}

export async function loadStatementParties(partnerId: string, { db }: CallContext): Promise<StatementParties> {
  const row = await db.first(selectBillingParties, { partnerId });
  return {
    partnerName: row?.name ?? '',
    billFrom: BillingAddress.nullable().catch(null).parse(row?.billFrom),
    billTo: BillingAddress.nullable().catch(null).parse(row?.billTo),
  };
}
