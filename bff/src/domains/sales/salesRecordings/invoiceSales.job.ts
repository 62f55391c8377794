import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { createInvoice } from '#src/domains/sales/invoices/createInvoice.ts';
import { moveSale } from './moveSale.ts';
import { lockDueSale, selectDueSales, selectMonthlySales } from './invoiceSales.sql.ts';

/** Sales on one invoice, at most. */
const MOST_LINES = 100;

/** Invoices confirmed sales once their travel has started, one by one, or after the month for partners that want it so. Idempotent. */
export function invoiceSales(services: Services) {
  return async (_: object, { id: jobId }: { id: string }): Promise<void> => {
    for (const { id } of await services.db.run(selectDueSales, {}))
      await runAsSystem(services, jobId, (context) => invoiceDue(id, context));
    const monthly = await services.db.run(selectMonthlySales, {});
    for (const [partnerId, sales] of Map.groupBy(monthly, (sale) => sale.partnerId)) {
      const ids = sales.filter(({ isTakenBack }) => !isTakenBack).map(({ id }) => id);
      await runAsSystem(services, jobId, (context) => invoiceMonth(partnerId, ids.slice(0, MOST_LINES), context));
      for (const { id } of sales.filter(({ isTakenBack }) => isTakenBack))
        await runAsSystem(services, jobId, (context) => invoiceDue(id, context));
    }
  };
}

async function invoiceDue(saleId: string, context: CallContext): Promise<void> {
  if (await context.db.first(lockDueSale, { saleId })) await moveSale(saleId, { status: 'INVOICED' }, context);
}

/** One invoice for what is still to be invoiced of these sales. */
async function invoiceMonth(partnerId: string, saleIds: readonly string[], context: CallContext): Promise<void> {
  const salesRecordingIds: string[] = [];
  for (const saleId of saleIds) if (await context.db.first(lockDueSale, { saleId })) salesRecordingIds.push(saleId);
  if (salesRecordingIds.length > 0) await createInvoice({ partnerId, salesRecordingIds, taxRatePct: 0 }, context);
}
