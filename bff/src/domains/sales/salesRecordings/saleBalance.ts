import type { SalesRecordingStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { isEarned, isRefund } from './salesAmounts.ts';
import { selectBalance } from './saleBalance.sql.ts';
import { SalesRecordingModel, type SalesRecordingRow } from './salesRecording.model.ts';
import type { Balance, ExceededAmount } from './takeBackAmounts.ts';

/** What a balance is of: `onlyEarned`, of confirmed recordings, whose booking stays locked; else also of those still recorded. */
interface BalanceOf {
  bookingId: string;
  /** The recording that is left out. */
  exceptId: string | null;
  onlyEarned: boolean;
}

/** What remains of a booking with all that is linked to it. */
export async function loadBalance({ bookingId, exceptId, onlyEarned }: BalanceOf, { db }: CallContext): Promise<Balance> {
  if (onlyEarned) await db.byId(SalesRecordingModel, bookingId); // locks it, so that take-backs of one booking are confirmed one after the other
  const [row] = await db.run(selectBalance, { bookingId, exceptId, onlyEarned });
  const cents = (text = '0.00') => parseDecimal(text, 2);
  return {
    grossAmount: row && row.currencies > 1 ? null : cents(row?.grossAmount),
    grossUSD: cents(row?.grossUSD),
    nonCommissionableUSD: cents(row?.nonCommissionableUSD),
    commissionableUSD: cents(row?.commissionableUSD),
    commissionUSD: cents(row?.commissionUSD),
  };
}

/** Throws 422 if a correction would leave less than nothing of what a booking earned. */
export async function checkCorrection(row: SalesRecordingRow, to: SalesRecordingStatus, context: CallContext): Promise<void> {
  const takesAway = isRefund(row.type) ? !isEarned(row.status) && isEarned(to) : isEarned(row.status) && !isEarned(to);
  if (!takesAway) return;
  const left = await loadBalance({ bookingId: row.linkedRecordingId ?? row.id, exceptId: row.id, onlyEarned: true }, context);
  const sign = isRefund(row.type) ? 1n : 0n;
  const after = {
    grossUSD: left.grossUSD + sign * parseDecimal(row.grossUSD, 2),
    nonCommissionableUSD: left.nonCommissionableUSD - sign * parseDecimal(row.nonCommissionableUSD, 2),
    commissionableUSD: left.commissionableUSD + sign * parseDecimal(row.commissionableUSD, 2),
    commissionUSD: left.commissionUSD + sign * parseDecimal(row.commissionUSD, 2),
  };
  if (Object.values(after).every((amount) => amount >= 0n)) return;
  const message =
    'More would then be taken back from this booking than was earned. Correct its REDUCTION and CANCELLATION recordings first.';
  throw new Failure('money.exceedsRemaining', { message, errors: [{ pointer: '/status', field: 'status', code: 'notAllowed', message }] });
}

/** The 422 that names the amount of which more would be taken back than remains. `pointer`: the field to name, if not that amount. */
export function buildExceedsFailure(exceeded: ExceededAmount, left: Balance, currencyCode: string, pointer?: string): Failure {
  const gross = left.grossAmount === null ? `${decimal(left.grossUSD, 2)} US dollars` : `${decimal(left.grossAmount, 2)} ${currencyCode}`;
  const parts = `${decimal(left.commissionableUSD, 2)} US dollars with commission and ${decimal(left.nonCommissionableUSD, 2)} without`;
  const message =
    exceeded === 'grossAmount'
      ? `Only ${gross} of this booking ${pointer === '/status' ? 'is confirmed and can' : 'can'} still be refunded`
      : `Of this booking remain ${parts}. Take back no more of either, or leave nonCommissionableUSD out to split the amount in proportion`;
  return fieldFailure(pointer ?? `/${exceeded}`, 'tooBig', message, 'money.exceedsRemaining');
}
