import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { amountsOf, linesOf } from './recordSale.ts';
import { checkAgent, checkCurrency, checkDates, checkLinked, dueOn } from './saleChecks.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { isOpenTo } from './salesRecording.policy.ts';

type Body = BodyOf<typeof contract.salesRecordings.update>;

/** Changes a sale while it is open to the caller; afterwards its note alone. */
export async function changeSale(id: string, body: Body, context: CallContext): Promise<SalesRecordingRow> {
  const row = await findToChange(salesRecordingEntity, id, context, body.version);
  const values = changedValues(row, { ...factsOf(body), ...amountsAfter(row, body), note: body.note });
  if (body.travelStart !== undefined && body.travelStart !== row.travelStart) values.dueOn = dueOn(body.travelStart);
  const locked = Object.keys(values).filter((name) => name !== 'note');
  if (row.status === 'VOID' || (locked.length > 0 && !isOpenTo(context.actor, row))) throw lockedFailure(row);
  const next = { ...row, ...values };
  if (locked.length > 0) {
    checkDates(next);
    checkCurrency(next);
    if (values.agentId !== undefined) await checkAgent(next.agentId, row.partnerId, context);
    await checkLinked(next, context);
  }
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return saveChange(salesRecordingEntity, row, { values, kind, note: body.changeNote }, context);
}

function factsOf(body: Body) {
  const { agentId, reference, bookedOn, travelStart, travelEnd, travelersCount, currencyCode, linkedRecordingId } = body;
  return { agentId, reference, bookedOn, travelStart, travelEnd, travelersCount, currencyCode, linkedRecordingId };
}

/** The amounts after the change; nothing when no amount was sent. */
function amountsAfter(row: SalesRecordingRow, body: Body) {
  const { grossAmount, fxRate, nonCommissionableUSD, lines } = body;
  if ([grossAmount, fxRate, nonCommissionableUSD, lines].every((value) => value === undefined)) return {};
  const kept = row.lines.map((line) => ({ ...line, amountUSD: Number(line.amountUSD) }));
  const sent = {
    grossAmount: grossAmount ?? Number(row.grossAmount),
    fxRate: fxRate ?? Number(row.fxRate),
    nonCommissionableUSD: nonCommissionableUSD ?? Number(row.nonCommissionableUSD),
    lines: lines ?? kept,
  };
  return { ...amountsOf(sent, row.type, row.commissionRatePct), lines: linesOf(sent.lines) };
}

function lockedFailure({ status }: SalesRecordingRow): Failure {
  const message = {
    VOID: 'This was a mistake and stays as it is. Record the sale anew.',
    SUBMITTED: 'This is with our team now. Write the change into the note, or wait for their question.',
  };
  return new Failure('resource.locked', {
    message:
      status === 'VOID' || status === 'SUBMITTED'
        ? message[status]
        : `The amounts of a ${status} recording are fixed. Record an ADDITION or a REDUCTION; its note can still be changed.`,
  });
}
