import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { findForUpdate, withoutRowLock } from '#src/records/records.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { lockInvoices } from './lockInvoices.ts';
import { paymentEntity } from './payment.entity.ts';
import type { PaymentRow } from './payment.model.ts';

/** What is locked to change a payment. */
interface LockedPayment {
  payment: PaymentRow;
  /** Those that it settles, and the others that were named. */
  invoices: InvoiceRow[];
}

/** Locks a payment after the invoices that it settles and `otherIds`, as every change of money does. Throws 409 if it was reversed. */
export async function lockPayment(
  id: string,
  { otherIds = [], basedOn }: { otherIds?: readonly string[]; basedOn?: number | undefined },
  context: CallContext,
): Promise<LockedPayment> {
  const before = await findForUpdate(paymentEntity, id, withoutRowLock(context));
  const invoiceIds = [...new Set([...before.allocations.map(({ invoiceId }) => invoiceId), ...otherIds])];
  const invoices = await lockInvoices(invoiceIds, before.partnerId, context);
  const payment = await findForUpdate(paymentEntity, id, context, basedOn);
  if (payment.status === 'REVERSED')
    throw new Failure('transition.notAllowed', { message: 'This payment was reversed already.', allowedTransitions: [] });
  if (payment.version !== before.version)
    throw new Failure('transition.notAllowed', {
      message: 'Somebody else changed this payment at the same moment. Read it again, then repeat what you did.',
      allowedTransitions: [],
    });
  return { payment, invoices };
}
