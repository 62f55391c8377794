import { type BodyOf, type contract, salesRecordingMachine, type SalesRecordingStatus } from '@farwend/api-contract';
import { moversOf } from '#src/calls/entity.ts';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { nextInvoiceNumber } from './invoiceNumber.ts';
import { amountsOf, rateOf } from './recordSale.ts';
import { bookMatch, checkCancellation, checkSubmission, countSale } from './saleEffects.ts';
import { paymentOf } from './salesAmounts.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { possibleMoves } from './salesRecording.present.ts';
import { tellAgent } from './tellAgent.ts';

type SaleMove = Pick<BodyOf<typeof contract.salesRecordings.setStatus>, 'status'> &
  Partial<BodyOf<typeof contract.salesRecordings.setStatus>>;

/** PUT …/status: one move of the state machine with its guards and effects, in the call's transaction. */
export async function moveSale(id: string, body: SaleMove, context: CallContext): Promise<SalesRecordingRow> {
  const row = await findToChange(salesRecordingEntity, id, context, body.version);
  const { reasonCode } = chooseMove(row.status, body.status, possibleMoves(row, context.actor), body.reasonCode);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const isCorrection = !isListed(row.status, body.status, context);
  const effects = isCorrection ? await correctionOf(row, body.status, at, context) : await effectsOf(row, body, at, context);
  if (effects.status === row.status) return saveChange(salesRecordingEntity, row, { values: effects, action: 'PAYMENT' }, context);
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
  if (!isCorrection) await tellAgent(saved, context);
  return saved;
}

/** Whether the table lists the move for the caller, so that its guard holds; else it is an administrator's correction. */
function isListed(from: SalesRecordingStatus, to: SalesRecordingStatus, { actor }: CallContext): boolean {
  const movers = moversOf(actor, false);
  return salesRecordingMachine.moves.some(
    (move) => move.to === to && move.from.includes(from) && move.who.some((who) => movers.includes(who)),
  );
}

/** What a move checks, does elsewhere, and writes besides the status. */
async function effectsOf(row: SalesRecordingRow, body: SaleMove, at: Date, context: CallContext): Promise<Partial<SalesRecordingRow>> {
  switch (body.status) {
    case 'SUBMITTED':
      await checkSubmission(row, context);
      return {};
    case 'QUERIED':
      if (!body.note) throw fieldFailure('/note', 'required', 'Write the question for the agent');
      return {};
    case 'CONFIRMED':
      return confirm(row, context);
    case 'INVOICED':
      return invoice(row, at, context);
    case 'PAID':
      return pay(row, body, at);
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

/** The commission is fixed at the rate the match has now; a booking books its match. */
async function confirm(row: SalesRecordingRow, context: CallContext): Promise<Partial<SalesRecordingRow>> {
  if (row.type === 'BOOKING') await bookMatch(row, context);
  await countSale(row, 1, context);
  return amountsOf(
    {
      grossAmount: Number(row.grossAmount),
      fxRate: Number(row.fxRate),
      nonCommissionableUSD: Number(row.nonCommissionableUSD),
      lines: row.lines.map((line) => ({ ...line, amountUSD: Number(line.amountUSD) })),
    },
    row.type,
    await rateOf(row.tripMatchId, context),
  );
}

async function invoice(row: SalesRecordingRow, at: Date, context: CallContext): Promise<Partial<SalesRecordingRow>> {
  if (row.invoiceNumber !== null) return {};
  const now = new Date(); // the number is of the day it is given, whatever the move says
  return { invoiceNumber: await nextInvoiceNumber(now.getUTCFullYear(), context), invoicedAt: at };
}

/** Less than the commission keeps it INVOICED with what came so far. */
function pay(row: SalesRecordingRow, body: SaleMove, at: Date): Partial<SalesRecordingRow> {
  const paidUSD = body.paidUSD === undefined ? row.commissionUSD : body.paidUSD.toFixed(2);
  const payment = paymentOf(row.commissionUSD, paidUSD);
  if (payment === 'TOO_MUCH') throw fieldFailure('/paidUSD', 'tooBig', `The commission is ${row.commissionUSD} US dollars in all`);
  return payment === 'WHOLE' ? { paidUSD, paidAt: at } : { status: row.status, paidUSD };
}

/** A correction has no guards and sends nothing, but an invoice is never without its number. */
async function correctionOf(
  row: SalesRecordingRow,
  to: SalesRecordingStatus,
  at: Date,
  context: CallContext,
): Promise<Partial<SalesRecordingRow>> {
  const counted: readonly SalesRecordingStatus[] = ['CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED'];
  const change = Number(counted.includes(to)) - Number(counted.includes(row.status));
  if (change === 1 || change === -1) await countSale(row, change, context);
  if (to === 'PAID') return { ...(await invoice(row, at, context)), paidUSD: row.commissionUSD, paidAt: at };
  return {
    ...(to === 'INVOICED' || to === 'DISPUTED' ? await invoice(row, at, context) : {}),
    ...(row.status === 'PAID' ? { paidAt: null } : {}),
  };
}
