import { type BodyOf, type contract, salesRecordingMachine, type SalesRecordingStatus } from '@farwend/api-contract';
import { listTransitionActors } from '#src/kernel/entity.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { takeInvoiceNumber } from './takeInvoiceNumber.ts';
import { postSale } from '#src/domains/sales/ledger/postSale.ts';
import { notifyPayment } from '#src/domains/sales/mails/notifyPayment.ts';
import { priceSale } from './priceSale.ts';
import { hasAssumedRate } from './resolveSaleRate.ts';
import { loadCommissionRate } from './recordSale.ts';
import { checkLinked } from './saleChecks.ts';
import { checkCorrection } from './saleBalance.ts';
import { bookMatch, checkCancellation, checkSubmission, countSale } from './saleEffects.ts';
import { classifyPayment, isEarned } from './salesAmounts.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { allowedTransitions } from './salesRecording.policy.ts';
import { notifyAgent } from './notifyAgent.ts';

type SaleMove = Pick<BodyOf<typeof contract.salesRecordings.setStatus>, 'status'> &
  Partial<BodyOf<typeof contract.salesRecordings.setStatus>>;

/** PUT …/status: one transition of the state machine with its guards and effects, in the caller's transaction. */
export async function moveSale(id: string, body: SaleMove, context: CallContext): Promise<SalesRecordingRow> {
  const row = await findForUpdate(salesRecordingEntity, id, context, body.version);
  const { reasonCode } = checkTransition(row.status, body.status, allowedTransitions(row, context.actor), body.reasonCode);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const isCorrection = reasonCode === 'CORRECTION' || !isListedMove(row.status, body.status, context);
  const effects = isCorrection ? await applySaleCorrection(row, body.status, at, context) : await applySaleMove(row, body, at, context);
  if (effects.status === row.status) {
    const paid = await saveChange(salesRecordingEntity, row, { values: effects, action: 'PAYMENT' }, context);
    await postSale(paid, context);
    await notifyPayment(paid, row.paidUSD, context);
    return paid;
  }
  const saved = await saveChange(
    salesRecordingEntity,
    row,
    {
      values: { status: body.status, statusChangedAt: at, statusReasonCode: reasonCode, statusNote: body.note ?? null, ...effects },
      kind: 'STATUS',
      note: body.note ?? null,
      action: `${row.status} → ${body.status}`,
      details: { reasonCode },
    },
    context,
  );
  await postSale(saved, context);
  if (isCorrection) return saved;
  await notifyAgent(saved, row.status, context);
  if (saved.status === 'PAID') await notifyPayment(saved, row.paidUSD, context);
  return saved;
}

/** Whether the state machine lists the transition for the caller; otherwise it is an administrator's correction. */
function isListedMove(from: SalesRecordingStatus, to: SalesRecordingStatus, { actor }: CallContext): boolean {
  const actors = listTransitionActors(actor, false);
  return salesRecordingMachine.transitions.some(
    (move) => move.to === to && move.from.includes(from) && move.who.some((who) => actors.includes(who)),
  );
}

/** Checks the guards of a transition, applies its effects and returns the columns it sets besides the status. */
async function applySaleMove(row: SalesRecordingRow, body: SaleMove, at: Date, context: CallContext): Promise<Partial<SalesRecordingRow>> {
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
      return invoiceSale(row, at, context);
    case 'PAID':
      return recordPayment(row, body, at);
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

async function invoiceSale(row: SalesRecordingRow, at: Date, context: CallContext): Promise<Partial<SalesRecordingRow>> {
  if (row.invoiceNumber !== null) return {};
  if (hasAssumedRate(row)) {
    const message = `The exchange rate of this recording was assumed to be 1. Set it back to QUERIED, so that the rate of ${row.currencyCode} is read, and confirm it again.`;
    throw fieldFailure('/currencyCode', 'unknown', message, 'money.rateMissing');
  }
  const now = new Date(); // the number belongs to the year in which it is issued, whatever effectiveAt says
  return { invoiceNumber: await takeInvoiceNumber(now.getUTCFullYear(), context), invoicedAt: at };
}

/** A partial payment is recorded, but the sale stays INVOICED. */
function recordPayment(row: SalesRecordingRow, body: SaleMove, at: Date): Partial<SalesRecordingRow> {
  const paidUSD = body.paidUSD === undefined ? row.commissionUSD : body.paidUSD.toFixed(2);
  const payment = classifyPayment(row.commissionUSD, paidUSD);
  if (payment === 'EXCESS') throw fieldFailure('/paidUSD', 'tooBig', `The commission is ${row.commissionUSD} US dollars in total`);
  return payment === 'FULL' ? { paidUSD, paidAt: at } : { status: row.status, paidUSD };
}

/** A correction has no guards but that of what was earned, and notifies nobody, but an invoiced sale always gets its invoice number. */
async function applySaleCorrection(
  row: SalesRecordingRow,
  to: SalesRecordingStatus,
  at: Date,
  context: CallContext,
): Promise<Partial<SalesRecordingRow>> {
  await checkCorrection(row, to, context);
  const change = Number(isEarned(to)) - Number(isEarned(row.status));
  if (change === 1 || change === -1) await countSale(row, change, context);
  if (to === 'PAID') return { ...(await invoiceSale(row, at, context)), paidUSD: row.commissionUSD, paidAt: at };
  return {
    ...(to === 'INVOICED' || to === 'DISPUTED' ? await invoiceSale(row, at, context) : {}),
    ...(row.status === 'PAID' ? { paidAt: null } : {}),
  };
}
