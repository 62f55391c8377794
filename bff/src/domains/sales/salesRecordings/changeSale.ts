import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { computeAmounts, formatLines } from './recordSale.ts';
import { checkAgent, checkCurrency, checkDates, checkLinked, checkNonCommissionable, computeDueOn } from './saleChecks.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { isOpenTo } from './salesRecording.policy.ts';
import { withArticle } from '#src/kernel/withArticle.ts';

type Body = BodyOf<typeof contract.salesRecordings.update>;

/** Changes a sale while the caller may edit it, afterwards only its note. */
export async function changeSale(id: string, body: Body, context: CallContext): Promise<SalesRecordingRow> {
  const row = await findForUpdate(salesRecordingEntity, id, context, body.version);
  const values = pickChangedValues(row, { ...pickFields(body), ...recomputeAmounts(row, body), note: body.note });
  if (body.travelStart !== undefined && body.travelStart !== row.travelStart) values.dueOn = computeDueOn(body.travelStart);
  const locked = Object.keys(values).filter((name) => name !== 'note');
  if (row.status === 'VOID' || (locked.length > 0 && !isOpenTo(context.actor, row))) throw buildLockedFailure(row);
  const next = { ...row, ...values };
  if (body.nonCommissionableUSD !== Number(row.nonCommissionableUSD)) checkNonCommissionable(body.nonCommissionableUSD, next);
  if (locked.length > 0) {
    checkDates(next);
    checkCurrency(next);
    if (values.agentId !== undefined) await checkAgent(next.agentId, row.partnerId, context);
    await checkLinked(next, context);
  }
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return saveChange(salesRecordingEntity, row, { values, kind, note: body.changeNote }, context);
}

function pickFields(body: Body) {
  const { agentId, reference, bookedOn, travelStart, travelEnd, travelersCount, currencyCode, linkedRecordingId } = body;
  return { agentId, reference, bookedOn, travelStart, travelEnd, travelersCount, currencyCode, linkedRecordingId };
}

/** The recomputed amounts; empty if no amount was sent. */
function recomputeAmounts(row: SalesRecordingRow, body: Body) {
  const { grossAmount, fxRate, nonCommissionableUSD, lines } = body;
  if ([grossAmount, fxRate, nonCommissionableUSD, lines].every((value) => value === undefined)) return {};
  const currentLines = row.lines.map((line) => ({ ...line, amountUSD: Number(line.amountUSD) }));
  const sent = {
    grossAmount: grossAmount ?? Number(row.grossAmount),
    fxRate: fxRate ?? Number(row.fxRate),
    nonCommissionableUSD: nonCommissionableUSD ?? Number(row.nonCommissionableUSD),
    lines: lines ?? currentLines,
  };
  return { ...computeAmounts(sent, row.type, row.commissionRatePct), lines: formatLines(sent.lines) };
}

function buildLockedFailure({ status }: SalesRecordingRow): Failure {
  const message = {
    VOID: 'A void recording cannot be changed. Record the sale again.',
    SUBMITTED: 'Our team is checking this recording. Describe the change in the note, or wait for their question.',
  };
  return new Failure('resource.locked', {
    message:
      status === 'VOID' || status === 'SUBMITTED'
        ? message[status]
        : `The amounts of ${withArticle(status)} recording are fixed. Record an ADDITION or a REDUCTION; its note can still be changed.`,
  });
}
