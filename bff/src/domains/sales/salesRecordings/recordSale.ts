import { type BodyOf, type contract, salesRecordingMachine } from '@farwend/api-contract';
import { findToChange, insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkAgent, checkCurrency, checkDates, checkLinked, dueOn } from './saleChecks.ts';
import { saleAmounts } from './salesAmounts.ts';
import { linkDocuments } from './salesDocuments.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

type Body = BodyOf<typeof contract.salesRecordings.createOfMatch>;

/** A new sale of a match that the caller sees, as a draft. */
export async function recordSale(tripMatchId: string, body: Body, context: CallContext): Promise<SalesRecordingRow> {
  const match = await findToChange(tripMatchEntity, tripMatchId, context);
  const agentId = body.agentId ?? (context.actor.person?.personType === 'agent' ? context.actor.person.personId : match.leadAgentId);
  if (agentId === null) throw fieldFailure('/agentId', 'required', 'Name the agent whose sale it is');
  await checkAgent(agentId, match.partnerId, context);
  const amounts = amountsOf(body, body.type, await rateOf(match.id, context));
  const { documentIds, agentId: _, grossAmount: __, fxRate: ___, nonCommissionableUSD: ____, ...facts } = body;
  const row: SalesRecordingRow = {
    ...newRecord(newId(), context),
    ...facts,
    ...amounts,
    lines: linesOf(body.lines),
    tripMatchId: match.id,
    tripRequestId: match.tripRequestId,
    partnerId: match.partnerId,
    agentId,
    status: salesRecordingMachine.initial,
    statusChangedAt: new Date(),
    statusReasonCode: null,
    statusNote: null,
    dueOn: dueOn(body.travelStart),
    invoiceNumber: null,
    invoicedAt: null,
    paidAt: null,
    paidUSD: null,
    disputeReason: null,
    documentIds: [],
  };
  checkDates(row);
  checkCurrency(row);
  await checkLinked({ ...row, id: null }, context);
  const made = await insertRecord(salesRecordingEntity, row, context);
  return documentIds.length > 0 ? linkDocuments(made, documentIds, context) : made;
}

/** The commission rate of the match, as decimal text. */
export async function rateOf(tripMatchId: string, { sequelize, transaction }: CallContext): Promise<string> {
  const text = 'SELECT commission_rate_pct::numeric(5,2)::text AS rate FROM trip_matches WHERE id = $1';
  const [row] = await preparedQuery<{ rate: string }>(sequelize, 'sale.rateOfMatch', text, [tripMatchId], transaction);
  return row?.rate ?? '0';
}

/** Numbers of a body as exact amounts. */
export function amountsOf(
  body: Pick<Body, 'grossAmount' | 'fxRate' | 'nonCommissionableUSD' | 'lines'>,
  type: SalesRecordingRow['type'],
  commissionRatePct: string,
) {
  const amounts = saleAmounts({
    type,
    grossAmount: String(body.grossAmount),
    fxRate: String(body.fxRate),
    nonCommissionableUSD: String(body.nonCommissionableUSD),
    lines: linesOf(body.lines),
    commissionRatePct,
  });
  if (amounts) return amounts;
  const field = body.lines.length > 0 ? '/lines' : '/nonCommissionableUSD';
  throw fieldFailure(field, 'tooBig', 'More is without commission than was sold. Check the amounts and the rate of exchange');
}

/** Lines with their amounts as decimal text. */
export function linesOf(lines: Body['lines']): SalesRecordingRow['lines'] {
  return lines.map((line) => ({ ...line, amountUSD: line.amountUSD.toFixed(2) }));
}
