import { type BodyOf, type contract, salesRecordingMachine, type SalesRecordingStatus } from '@farwend/api-contract';
import { listTransitionActors } from '#src/kernel/entity.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { creditSale, invoiceSale, isTakenFromInvoice, nameInvoice } from '#src/domains/sales/invoices/invoiceSale.ts';
import { postSale, type Settlement } from '#src/domains/sales/ledger/postSale.ts';
import { notifyPayment } from '#src/domains/sales/mails/notifyPayment.ts';
import { priceSale } from './priceSale.ts';
import { loadCommissionRate } from './recordSale.ts';
import { checkLinked } from './saleChecks.ts';
import { checkCorrection } from './saleBalance.ts';
import { bookMatch, checkCancellation, checkSubmission, countSale } from './saleEffects.ts';
import { recordPayment } from './recordPayment.ts';
import { isEarned } from './salesAmounts.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { allowedTransitions } from './salesRecording.policy.ts';
import { notifyAgent } from './notifyAgent.ts';

type SaleMove = Pick<BodyOf<typeof contract.salesRecordings.setStatus>, 'status'> &
  Partial<BodyOf<typeof contract.salesRecordings.setStatus>> & {
    /** With INVOICED: the invoice that was issued for it, if it is one of several sales. */
    invoice?: InvoiceRow;
  };

/** What a transition sets besides the status, and by what the sale was settled. */
interface SaleEffects {
  values: Partial<SalesRecordingRow>;
  settlement: Settlement | null;
}

/** PUT …/status: one transition of the state machine with its guards and effects, in the caller's transaction. */
export async function moveSale(id: string, body: SaleMove, context: CallContext): Promise<SalesRecordingRow> {
  const row = await findForUpdate(salesRecordingEntity, id, context, body.version);
  const { reasonCode } = checkTransition(row.status, body.status, allowedTransitions(row, context.actor), body.reasonCode);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const isCorrection = reasonCode === 'CORRECTION' || !isListedMove(row.status, body.status, context);
  const { values, settlement } = isCorrection
    ? await applySaleCorrection(row, body.status, at, context)
    : await applySaleMove(row, body, at, context);
  if (values.status === row.status) {
    const paid = await saveChange(salesRecordingEntity, row, { values, action: 'PAYMENT' }, context);
    await postSale(paid, context, settlement);
    await notifyPayment(paid, row.paidUSD, context);
    return paid;
  }
  const saved = await saveChange(
    salesRecordingEntity,
    row,
    {
      values: { status: body.status, statusChangedAt: at, statusReasonCode: reasonCode, statusNote: body.note ?? null, ...values },
      kind: 'STATUS',
      note: body.note ?? null,
      action: `${row.status} → ${body.status}`,
      details: { reasonCode },
    },
    context,
  );
  await postSale(saved, context, settlement);
  if (isCorrection) return saved;
  await notifyAgent(saved, row.status, context);
  if (saved.status === 'PAID') await notifyPayment(saved, row.paidUSD, context);
  if (saved.status === 'CONFIRMED' && (await isTakenFromInvoice(saved, context)))
    return moveSale(saved.id, { status: 'INVOICED' }, withSystemActor(context));
  return saved;
}

/** Whether the state machine lists the transition for the caller; otherwise it is an administrator's correction. */
function isListedMove(from: SalesRecordingStatus, to: SalesRecordingStatus, { actor }: CallContext): boolean {
  const actors = listTransitionActors(actor, false);
  return salesRecordingMachine.transitions.some(
    (move) => move.to === to && move.from.includes(from) && move.who.some((who) => actors.includes(who)),
  );
}

/** Checks the guards of a transition and applies its effects. */
async function applySaleMove(row: SalesRecordingRow, body: SaleMove, at: Date, context: CallContext): Promise<SaleEffects> {
  if (body.status === 'PAID') return recordPayment(row, body, at, context);
  return { values: await applyUnpaidMove(row, body, at, context), settlement: null };
}

async function applyUnpaidMove(
  row: SalesRecordingRow,
  body: SaleMove,
  at: Date,
  context: CallContext,
): Promise<Partial<SalesRecordingRow>> {
  switch (body.status) {
    case 'SUBMITTED':
      await checkSubmission(row, context);
      return {};
    case 'QUERIED':
      if (!body.note) throw fieldFailure('/note', 'required', 'Write the question for the agent');
      return {};
    case 'CONFIRMED':
      return confirmSale(row, context);
    case 'INVOICED':
      return body.invoice ? nameInvoice(body.invoice, at) : invoiceSale(row, at, context);
    case 'DISPUTED':
      if (!body.note) throw fieldFailure('/note', 'required', 'Say what is disputed');
      return { disputeReason: body.note };
    case 'CANCELLED':
      await checkCancellation(row, context);
      return {};
    default:
      return {};
  }
}

/** Fixes the amounts at the rate of the day and the commission rate of the match; a booking also books the match. */
async function confirmSale(row: SalesRecordingRow, context: CallContext): Promise<Partial<SalesRecordingRow>> {
  if (row.type === 'BOOKING') await bookMatch(row, context);
  await countSale(row, 1, context);
  const commissionRatePct = await loadCommissionRate(row.tripMatchId, context);
  const booking = await checkLinked(row, context);
  return priceSale({ ...row, commissionRatePct, booking, sentRate: undefined, current: row, isConfirmed: true }, context);
}

/** A correction has no guards but that of what was earned, and notifies nobody, but an invoiced sale always gets its invoice number. */
async function applySaleCorrection(row: SalesRecordingRow, to: SalesRecordingStatus, at: Date, context: CallContext): Promise<SaleEffects> {
  await checkCorrection(row, to, context);
  const quiet: CallContext = { ...context, sendsNoMail: true };
  const change = Number(isEarned(to)) - Number(isEarned(row.status));
  if (change === 1 || change === -1) await countSale(row, change, context);
  if (to === 'PAID') {
    const invoicing = await invoiceSale(row, at, quiet);
    const { values, settlement } = await recordPayment({ ...row, ...invoicing }, {}, at, context);
    return { values: { ...invoicing, ...values }, settlement };
  }
  const isInvoiced = to === 'INVOICED' || to === 'DISPUTED' || (to === 'CANCELLED' && row.invoiceId !== null);
  const invoicing = isInvoiced ? await invoiceSale(row, at, quiet) : await creditSale(row, quiet);
  return { values: { ...invoicing, ...(row.status === 'PAID' ? { paidAt: null } : {}) }, settlement: null };
}
