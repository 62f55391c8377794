import type { Entity, SearchField } from '#src/kernel/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { type SalesRecordingRow, SalesRecordingModel } from './salesRecording.model.ts';
import { isMasked, salesRecordingPolicy } from './salesRecording.policy.ts';
import { presentSalesRecording, type SalesRecordingView, snapshotOfSalesRecording } from './salesRecording.present.ts';

const maskedFields: Record<string, SearchField> = {
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
  model: SalesRecordingModel,
  policy: salesRecordingPolicy,
  present: presentSalesRecording,
  snapshot: snapshotOfSalesRecording,
  searchText: `plain_text(reference || ' ' || coalesce(invoice_number, ''))`,
  searchedFields: ['reference', 'invoiceNumber'],
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    ...maskedFields,
    reference: textField('reference'),
    invoiceNumber: textField('invoiceNumber'),
    agentId: idField('agentId'),
  },
};

/** The entity as the caller may search it: masked fields cannot be searched. */
export function salesRecordingsFor(actor: Actor): Entity<SalesRecordingRow, SalesRecordingView> {
  return isMasked(actor)
    ? {
        ...salesRecordingEntity,
        fields: maskedFields,
        searchText: `plain_text(coalesce(invoice_number, ''))`,
        searchedFields: ['invoiceNumber'],
      }
    : salesRecordingEntity;
}
