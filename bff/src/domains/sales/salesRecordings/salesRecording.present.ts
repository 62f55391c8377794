import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { hasAssumedRate, rateOf } from './resolveSaleRate.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { allowedTransitions, isMasked } from './salesRecording.policy.ts';

export type SalesRecordingView = ReplyOf<typeof contract.salesRecordings.read>;

/** What this caller may see of a sales recording. */
export function presentSalesRecording(row: SalesRecordingRow, actor: Actor): SalesRecordingView {
  const facts = presentFields(row);
  return {
    ...facts,
    ...(isMasked(actor) ? maskFields(facts) : {}),
    allowedTransitions: allowedTransitions(row, actor).map((move) => move.to),
  };
}

/** The fields stored with a version. */
export function snapshotOfSalesRecording(row: SalesRecordingRow): Record<string, unknown> {
  return presentFields(row);
}

/** What this caller may see of a stored version. */
export function presentSalesRecordingVersion(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (!isMasked(actor)) return snapshot;
  const hidden = { agentId: null, reference: MASK, statusNote: null, disputeReason: null, fxNote: null, note: null, lines: [] };
  return { ...snapshot, ...Object.fromEntries(Object.entries(hidden).filter(([name]) => name in snapshot)) };
}

const MASK = '•••';

/** Hides names and free text that may mention a traveler. */
function maskFields(facts: ReturnType<typeof presentFields>) {
  return {
    agentId: null,
    reference: MASK,
    statusNote: null,
    disputeReason: null,
    fxNote: null,
    note: null,
    lines: facts.lines.map((line) => ({ ...line, label: MASK })),
  };
}

function presentFields(row: SalesRecordingRow) {
  return {
    id: row.id,
    tripMatchId: row.tripMatchId,
    tripRequestId: row.tripRequestId,
    partnerId: row.partnerId,
    agentId: row.agentId,
    type: row.type,
    reference: row.reference,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    statusReasonCode: row.statusReasonCode,
    statusNote: row.statusNote,
    bookedOn: row.bookedOn,
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    travelersCount: row.travelersCount,
    currencyCode: row.currencyCode,
    grossAmount: Number(row.grossAmount),
    fxRate: Number(rateOf(row)),
    fxRateDate: row.fxRateDate,
    fxSource: hasAssumedRate(row) ? ('ASSUMED' as const) : row.fxSource,
    fxNote: row.fxNote,
    grossUSD: Number(row.grossUSD),
    nonCommissionableUSD: Number(row.nonCommissionableUSD),
    commissionableUSD: Number(row.commissionableUSD),
    commissionRatePct: Number(row.commissionRatePct),
    commissionUSD: Number(row.commissionUSD),
    lines: row.lines.map((line) => ({ ...line, amountUSD: Number(line.amountUSD) })),
    dueOn: row.dueOn,
    invoiceId: row.invoiceId,
    invoiceNumber: row.invoiceNumber,
    invoicedAt: toIsoString(row.invoicedAt),
    paidAt: toIsoString(row.paidAt),
    paidUSD: row.paidUSD === null ? null : Number(row.paidUSD),
    disputeReason: row.disputeReason,
    linkedRecordingId: row.linkedRecordingId,
    documentIds: row.documentIds,
    note: row.note,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
    version: row.version,
  };
}
