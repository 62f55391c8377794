import type { Entity, SearchField } from '#src/calls/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/calls/searchFields.ts';
import type { Actor } from '#src/http/actor.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { isMasked, salesRecordingPolicy } from './salesRecording.policy.ts';
import { presentSalesRecording, type SalesRecordingView, snapshotOfSalesRecording } from './salesRecording.present.ts';

const openFields: Record<string, SearchField> = {
  status: textField('status'),
  type: { attribute: 'type', kind: 'text' },
  tripMatchId: idField('tripMatchId'),
  tripRequestId: idField('tripRequestId'),
  partnerId: idField('partnerId'),
  linkedRecordingId: idField('linkedRecordingId'),
  currencyCode: { attribute: 'currencyCode', kind: 'text' },
  bookedOn: dayField('bookedOn'),
  travelStart: dayField('travelStart'),
  travelEnd: dayField('travelEnd'),
  dueOn: dayField('dueOn'),
  grossUSD: numberField('grossUSD'),
  commissionUSD: numberField('commissionUSD'),
  createdAt: momentField('createdAt'),
  updatedAt: momentField('updatedAt'),
};

export const salesRecordingEntity: Entity<SalesRecordingRow, SalesRecordingView> = {
  type: 'salesRecording',
  model: ({ models }) => models.salesRecordings,
  policy: salesRecordingPolicy,
  present: presentSalesRecording,
  snapshot: snapshotOfSalesRecording,
  searchText: `plain_text(reference || ' ' || coalesce(invoice_number, ''))`,
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    ...openFields,
    reference: textField('reference'),
    invoiceNumber: textField('invoiceNumber'),
    agentId: idField('agentId'),
  },
};

/** The same for a caller from whom personal data is masked: what is not shown cannot be searched either. */
export function salesRecordingsFor(actor: Actor): Entity<SalesRecordingRow, SalesRecordingView> {
  return isMasked(actor)
    ? { ...salesRecordingEntity, fields: openFields, searchText: `plain_text(coalesce(invoice_number, ''))` }
    : salesRecordingEntity;
}
