import { type BodyOf, type contract, salesRecordingMachine } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { formatLines, priceSale } from './priceSale.ts';
import { checkAgent, checkDates, checkLinked, checkNonCommissionable, computeDueOn } from './saleChecks.ts';
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
  const { documentIds, agentId: _, grossAmount, fxRate: sentRate, nonCommissionableUSD, ...facts } = body;
  const linked = { type: body.type, tripMatchId: match.id, linkedRecordingId: body.linkedRecordingId };
  const booking = await checkLinked(linked, context);
  const lines = formatLines(body.lines);
  const price = await priceSale(
    {
      ...facts,
      lines,
      grossAmount: grossAmount.toFixed(2),
      nonCommissionableUSD: nonCommissionableUSD?.toFixed(2) ?? null,
      booking,
      sentRate,
      commissionRatePct: await loadCommissionRate(match.id, context),
      current: null,
    },
    context,
  );
  const row: SalesRecordingRow = {
    ...newRecord(newId(), context),
    ...facts,
    ...price,
    lines,
    tripMatchId: match.id,
    tripRequestId: match.tripRequestId,
    partnerId: match.partnerId,
    agentId,
    status: salesRecordingMachine.initial,
    statusChangedAt: new Date(),
    statusReasonCode: null,
    statusNote: null,
    dueOn: computeDueOn(body.travelStart),
    invoiceId: null,
    invoiceNumber: null,
    invoicedAt: null,
    paidAt: null,
    paidUSD: null,
    disputeReason: null,
    documentIds: [],
  };
  checkDates(row);
  if (body.nonCommissionableUSD !== undefined && body.nonCommissionableUSD > 0) checkNonCommissionable(body.nonCommissionableUSD, row);
  const inserted = await insertRecord(salesRecordingEntity, row, context);
  return documentIds.length > 0 ? linkDocuments(inserted, documentIds, context) : inserted;
}

/** The commission rate of the match in percent, as a decimal string. */
export async function loadCommissionRate(tripMatchId: string, { db }: CallContext): Promise<string> {
  const [row] = await db.run(selectCommissionRate, { tripMatchId });
  return row?.rate ?? '0';
}
