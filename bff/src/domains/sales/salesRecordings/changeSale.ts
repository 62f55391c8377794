import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { formatLines, priceSale } from './priceSale.ts';
import { rateOf } from './resolveSaleRate.ts';
import { checkAgent, checkDates, checkLinked, checkNonCommissionable, computeDueOn } from './saleChecks.ts';
import { isRefund } from './salesAmounts.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { isOpenTo } from './salesRecording.policy.ts';
import { withArticle } from '#src/kernel/withArticle.ts';

type Body = BodyOf<typeof contract.salesRecordings.update>;

/** Changes a sale while the caller may edit it, afterwards only its note. */
export async function changeSale(id: string, body: Body, context: CallContext): Promise<SalesRecordingRow> {
  const row = await findForUpdate(salesRecordingEntity, id, context, body.version);
  const sentRate = body.fxRate === Number(rateOf(row)) ? undefined : body.fxRate;
  const asked = pickChangedValues(row, { ...pickFields(body), ...pickAmounts(body, row), note: body.note });
  const isMoreThanNote = sentRate !== undefined || Object.keys(asked).some((name) => name !== 'note');
  if (row.status === 'VOID' || (isMoreThanNote && !isOpenTo(context.actor, row))) throw buildLockedFailure(row);
  if (!isMoreThanNote) return saveChange(salesRecordingEntity, row, { values: asked, ...describeChange(body) }, context);
  const booking = await checkLinked({ ...row, ...asked }, context);
  const price = await priceSale(
    { ...row, ...asked, nonCommissionableUSD: chooseNonCommissionable(body, asked, row), booking, sentRate, current: row },
    context,
  );
  const next = { ...row, ...asked, ...price, dueOn: computeDueOn(body.travelStart ?? row.travelStart) };
  if (body.nonCommissionableUSD !== Number(row.nonCommissionableUSD)) checkNonCommissionable(body.nonCommissionableUSD, next);
  checkDates(next);
  if (asked.agentId !== undefined) await checkAgent(next.agentId, row.partnerId, context);
  return saveChange(salesRecordingEntity, row, { values: next, ...describeChange(body) }, context);
}

function describeChange({ restoredFrom, changeNote }: Body) {
  return { kind: restoredFrom === undefined ? ('UPDATE' as const) : ('RESTORE' as const), note: changeNote };
}

function pickFields(body: Body) {
  const { agentId, reference, bookedOn, travelStart, travelEnd, travelersCount, currencyCode, fxNote, linkedRecordingId } = body;
  return { agentId, reference, bookedOn, travelStart, travelEnd, travelersCount, currencyCode, fxNote, linkedRecordingId };
}

/** What has no commission: as sent or as it is, but in proportion of a take-back whose gross amount alone was sent. */
function chooseNonCommissionable(body: Body, asked: Partial<SalesRecordingRow>, row: SalesRecordingRow): string | null {
  const isSplit = isRefund(row.type) && body.nonCommissionableUSD === undefined && asked.grossAmount !== undefined;
  return isSplit ? null : (asked.nonCommissionableUSD ?? row.nonCommissionableUSD);
}

/** The amounts sent, as the row has them; the type determines the sign. */
function pickAmounts({ grossAmount, nonCommissionableUSD, lines }: Body, { type }: SalesRecordingRow) {
  const sign = isRefund(type) && grossAmount !== 0 ? '-' : '';
  return {
    grossAmount: grossAmount === undefined ? undefined : `${sign}${Math.abs(grossAmount).toFixed(2)}`,
    nonCommissionableUSD: nonCommissionableUSD?.toFixed(2),
    lines: lines && formatLines(lines),
  };
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
