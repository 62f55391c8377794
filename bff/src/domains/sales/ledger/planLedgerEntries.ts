import type { LedgerEntryKind, SalesRecordingStatus } from '@farwend/api-contract';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { isEarned } from '#src/domains/sales/salesRecordings/salesAmounts.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';

/** An entry to add, without whose and when. Money: decimal strings with two places. */
export interface PlannedEntry {
  kind: LedgerEntryKind;
  accruedUSD: string;
  receivableUSD: string;
  reversesId: string | null;
}

/** An entry of a sale that no correction has taken back. */
export type StandingEntry = Pick<PlannedEntry, 'kind' | 'accruedUSD' | 'receivableUSD'> & { id: string };

type Sale = Pick<SalesRecordingRow, 'status' | 'commissionUSD' | 'paidUSD'>;

const invoicedStatuses: readonly SalesRecordingStatus[] = ['INVOICED', 'PAID', 'DISPUTED'];

/**
 * The entries that bring the ledger of a sale to its status and amounts: what no longer holds is taken back, what is new is added. Money that
 * was received stays received, whatever becomes of the sale.
 */
export function planLedgerEntries(sale: Sale, standing: readonly StandingEntry[]): PlannedEntry[] {
  const commission = decimal(parseDecimal(sale.commissionUSD, 2), 2);
  const standingOf = (kind: LedgerEntryKind) => standing.find((entry) => entry.kind === kind);
  const [earned, invoiced] = [standingOf('EARNED'), standingOf('INVOICED')];
  const mustBeInvoiced = invoicedStatuses.includes(sale.status) || (sale.status === 'CANCELLED' && invoiced !== undefined);
  const keepsInvoice = mustBeInvoiced && invoiced?.receivableUSD === commission;
  const keepsEarning = isEarned(sale.status) && earned?.accruedUSD === commission;
  return [
    ...(invoiced && !keepsInvoice ? [reverse(invoiced)] : []),
    ...(earned && !keepsEarning ? [reverse(earned)] : []),
    ...(isEarned(sale.status) && !keepsEarning ? [plan('EARNED', commission, '0.00')] : []),
    ...(mustBeInvoiced && !keepsInvoice ? [plan('INVOICED', negate(commission), commission)] : []),
    ...planPayment(sale, standing),
  ];
}

/** Whether entries of this kind say what was received of a sale, or paid back. */
export function settlesSale(kind: LedgerEntryKind): boolean {
  return kind === 'PAYMENT' || kind === 'REFUND';
}

/** What was received since the last payment; of a take-back, what was paid back. */
function planPayment({ paidUSD, commissionUSD }: Sale, standing: readonly StandingEntry[]): PlannedEntry[] {
  const entered = standing
    .filter(({ kind }) => settlesSale(kind))
    .reduce((total, { receivableUSD }) => total - parseDecimal(receivableUSD, 2), 0n);
  const received = parseDecimal(paidUSD ?? '0', 2) - entered;
  return received === 0n ? [] : [plan(parseDecimal(commissionUSD, 2) < 0n ? 'REFUND' : 'PAYMENT', '0.00', decimal(-received, 2))];
}

function plan(kind: LedgerEntryKind, accruedUSD: string, receivableUSD: string): PlannedEntry {
  return { kind, accruedUSD, receivableUSD, reversesId: null };
}

function reverse({ id, accruedUSD, receivableUSD }: StandingEntry): PlannedEntry {
  return { kind: 'CORRECTION', accruedUSD: negate(accruedUSD), receivableUSD: negate(receivableUSD), reversesId: id };
}

function negate(amount: string): string {
  return decimal(-parseDecimal(amount, 2), 2);
}
