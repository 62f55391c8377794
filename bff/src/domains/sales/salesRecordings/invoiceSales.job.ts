import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { createInvoice } from '#src/domains/sales/invoices/createInvoice.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { moveSale } from './moveSale.ts';
import { lockDueSale, selectDueSales, selectMonthlySales } from './invoiceSales.sql.ts';

/** Sales on one invoice, at most. */
const MOST_LINES = 100;
const WEEK_HOURS = 7 * 24;

/** Why partners could not be invoiced, by their id. */
type Errors = Map<string, unknown>;

/**
 * Invoices confirmed sales once their travel has started, one by one, or after the month for partners that want it so. Idempotent. A partner
 * that cannot be invoiced is reported, and the others are invoiced.
 */
export function invoiceSales(services: Services) {
  return async (_: object, { id: jobId }: { id: string }): Promise<void> => {
    const errors: Errors = new Map();
    const attempt = async (partnerId: string, work: (context: CallContext) => Promise<void>) => {
      if (errors.has(partnerId)) return;
      await runAsSystem(services, jobId, work).catch((error: unknown) => errors.set(partnerId, error));
    };
    const loadPage = (select: typeof selectDueSales) => services.db.run(select, { otherThan: [...errors.keys()] });
    for (let sales = await loadPage(selectDueSales); sales.length > 0; sales = await loadPage(selectDueSales))
      for (const { id, partnerId } of sales) await attempt(partnerId, (context) => invoiceDue(id, context));
    for (let sales = await loadPage(selectMonthlySales); sales.length > 0; sales = await loadPage(selectMonthlySales)) {
      for (const [partnerId, ofPartner] of Map.groupBy(sales, (sale) => sale.partnerId)) {
        const ids = ofPartner.filter(({ isTakenBack }) => !isTakenBack).map(({ id }) => id);
        await attempt(partnerId, (context) => invoiceMonth(partnerId, ids.slice(0, MOST_LINES), context));
        for (const { id } of ofPartner.filter(({ isTakenBack }) => isTakenBack))
          await attempt(partnerId, (context) => invoiceDue(id, context));
      }
    }
    await runAsSystem(services, jobId, (context) => reportRefusals(errors, context));
    const unexpected = [...errors.values()].filter((error) => !(error instanceof Failure));
    if (unexpected.length > 0) throw new AggregateError(unexpected, `${unexpected.length} partners could not be invoiced`);
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

/** Sends an alert of each partner that has to be looked after, once a week, and one of what keeps all of them from being invoiced. */
async function reportRefusals(errors: Errors, context: CallContext): Promise<void> {
  const refused = [...errors].flatMap(([partnerId, error]) => (error instanceof Failure ? [{ partnerId, detail: error.message }] : []));
  for (const [detail, [first]] of Map.groupBy(refused, (one) => one.detail)) {
    if (!first) continue;
    const related = { type: 'PARTNER', id: first.partnerId };
    await sendOpsAlert(`invoicing of ${first.partnerId}`, { title: 'Sales wait to be invoiced', detail, related }, context, WEEK_HOURS);
  }
}
