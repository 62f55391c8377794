import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal } from '#src/kernel/decimal.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { changeOpenAmount } from './changeOpenAmount.ts';
import { InvoiceModel, type InvoiceRow } from './invoice.model.ts';
import { insertCreditAllocation, selectOpenInvoices } from './offsetCredits.sql.ts';
import { planOffsets } from './planOffsets.ts';

/** Sets what is open of a partner's credit notes against its open invoices, and returns the new one. The ledger has both and stays as it is. */
export async function offsetCredits(issued: InvoiceRow, context: CallContext): Promise<InvoiceRow> {
  const open: InvoiceRow[] = [];
  for (const { id } of await context.db.run(selectOpenInvoices, { partnerId: issued.partnerId })) {
    const invoice = await context.db.byId(InvoiceModel, id);
    if (invoice) open.push(invoice);
  }
  const offsets = planOffsets(open);
  for (const { amount, ...pair } of offsets) {
    const allocation = { id: newId(), ...pair, amountUSD: decimal(amount, 2), occurredOn: today(), userId: userIdOf(context.actor) };
    await context.db.run(insertCreditAllocation, allocation);
  }
  let after = issued;
  for (const invoice of open) {
    const change = offsets.reduce(
      (total, { creditNoteId, invoiceId, amount }) =>
        total + (creditNoteId === invoice.id ? amount : invoiceId === invoice.id ? -amount : 0n),
      0n,
    );
    if (change === 0n) continue;
    const changed = await changeOpenAmount(invoice, change, 'OFFSET', context);
    if (changed.id === issued.id) after = changed;
  }
  return after;
}
