import { type contract, movesFrom, type ReplyOf, salesRecordingMachine } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { isMasked } from './salesRecording.policy.ts';

export type SalesRecordingView = ReplyOf<typeof contract.salesRecordings.read>;

/** What this caller may see of a sales recording. */
export function presentSalesRecording(row: SalesRecordingRow, actor: Actor): SalesRecordingView {
  const facts = factsOf(row);
  return { ...facts, ...(isMasked(actor) ? masked(facts) : {}), allowedTransitions: possibleMoves(row, actor).map((move) => move.to) };
}

/** Where this caller may move it. */
export function possibleMoves(row: SalesRecordingRow, actor: Actor) {
  return movesFrom(salesRecordingMachine, row.status, moversOf(actor, false));
}

/** What a version keeps. */
export function snapshotOfSalesRecording(row: SalesRecordingRow): Record<string, unknown> {
  return factsOf(row);
}

/** What this caller may see of a kept version. */
export function showSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (!isMasked(actor)) return snapshot;
  const hidden = { agentId: null, reference: MASK, statusNote: null, disputeReason: null, note: null, lines: [] };
  return { ...snapshot, ...Object.fromEntries(Object.entries(hidden).filter(([name]) => name in snapshot)) };
}

const MASK = '•••';

/** Names, words of people and what they may have written of a traveller. */
function masked(facts: ReturnType<typeof factsOf>) {
  return {
    agentId: null,
    reference: MASK,
    statusNote: null,
    disputeReason: null,
    note: null,
    lines: facts.lines.map((line) => ({ ...line, label: MASK })),
  };
}

function factsOf(row: SalesRecordingRow) {
  return {
    id: row.id,
    tripMatchId: row.tripMatchId,
    tripRequestId: row.tripRequestId,
    partnerId: row.partnerId,
    agentId: row.agentId,
    type: row.type,
    reference: row.reference,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    statusReasonCode: row.statusReasonCode,
    statusNote: row.statusNote,
    bookedOn: row.bookedOn,
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    travelersCount: row.travelersCount,
    currencyCode: row.currencyCode,
    grossAmount: Number(row.grossAmount),
    fxRate: Number(row.fxRate),
    grossUSD: Number(row.grossUSD),
    nonCommissionableUSD: Number(row.nonCommissionableUSD),
    commissionableUSD: Number(row.commissionableUSD),
    commissionRatePct: Number(row.commissionRatePct),
    commissionUSD: Number(row.commissionUSD),
    lines: row.lines.map((line) => ({ ...line, amountUSD: Number(line.amountUSD) })),
    dueOn: row.dueOn,
    invoiceNumber: row.invoiceNumber,
    invoicedAt: moment(row.invoicedAt),
    paidAt: moment(row.paidAt),
    paidUSD: row.paidUSD === null ? null : Number(row.paidUSD),
    disputeReason: row.disputeReason,
    linkedRecordingId: row.linkedRecordingId,
    documentIds: row.documentIds,
    note: row.note,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
    version: row.version,
  };
}
