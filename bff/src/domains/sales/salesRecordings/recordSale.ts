import { type BodyOf, type contract, salesRecordingMachine } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkAgent, checkCurrency, checkDates, checkLinked, checkNonCommissionable, computeDueOn } from './saleChecks.ts';
import { computeSaleAmounts } from './salesAmounts.ts';
import { linkDocuments } from './salesDocuments.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectCommissionRate } from './recordSale.sql.ts';

type Body = BodyOf<typeof contract.salesRecordings.createOfMatch>;

/** Records a sale of a match as a draft. */
export async function recordSale(tripMatchId: string, body: Body, context: CallContext): Promise<SalesRecordingRow> {
  const match = await findForUpdate(tripMatchEntity, tripMatchId, context);
  const agentId = body.agentId ?? (context.actor.person?.personType === 'agent' ? context.actor.person.personId : match.leadAgentId);
  if (agentId === null) throw fieldFailure('/agentId', 'required', 'Choose the agent who made the sale');
  await checkAgent(agentId, match.partnerId, context);
  const amounts = computeAmounts(body, body.type, await loadCommissionRate(match.id, context));
  const { documentIds, agentId: _, grossAmount: __, fxRate: ___, nonCommissionableUSD: ____, ...facts } = body;
  const row: SalesRecordingRow = {
    ...newRecord(newId(), context),
    ...facts,
    ...amounts,
    lines: formatLines(body.lines),
    tripMatchId: match.id,
    tripRequestId: match.tripRequestId,
    partnerId: match.partnerId,
    agentId,
    status: salesRecordingMachine.initial,
    statusChangedAt: new Date(),
    statusReasonCode: null,
    statusNote: null,
    dueOn: computeDueOn(body.travelStart),
    invoiceNumber: null,
    invoicedAt: null,
    paidAt: null,
    paidUSD: null,
    disputeReason: null,
    documentIds: [],
  };
  checkDates(row);
  if (body.nonCommissionableUSD > 0) checkNonCommissionable(body.nonCommissionableUSD, row);
  checkCurrency(row);
  await checkLinked({ ...row, id: null }, context);
  const inserted = await insertRecord(salesRecordingEntity, row, context);
  return documentIds.length > 0 ? linkDocuments(inserted, documentIds, context) : inserted;
}

/** The commission rate of the match in percent, as a decimal string. */
export async function loadCommissionRate(tripMatchId: string, { db }: CallContext): Promise<string> {
  const [row] = await db.run(selectCommissionRate, { tripMatchId });
  return row?.rate ?? '0';
}

/** Computes the exact amounts of a body. Throws 422 if the non-commissionable amount exceeds the gross amount. */
export function computeAmounts(
  body: Pick<Body, 'grossAmount' | 'fxRate' | 'nonCommissionableUSD' | 'lines'>,
  type: SalesRecordingRow['type'],
  commissionRatePct: string,
) {
  const amounts = computeSaleAmounts({
    type,
    grossAmount: String(body.grossAmount),
    fxRate: String(body.fxRate),
    nonCommissionableUSD: String(body.nonCommissionableUSD),
    lines: formatLines(body.lines),
    commissionRatePct,
  });
  if (amounts) return amounts;
  const field = body.lines.length > 0 ? '/lines' : '/nonCommissionableUSD';
  throw fieldFailure(field, 'tooBig', 'The non-commissionable amount exceeds the gross amount. Check the amounts and the exchange rate');
}

/** Lines with their amounts as decimal strings. */
export function formatLines(lines: Body['lines']): SalesRecordingRow['lines'] {
  return lines.map((line) => ({ ...line, amountUSD: line.amountUSD.toFixed(2) }));
}
