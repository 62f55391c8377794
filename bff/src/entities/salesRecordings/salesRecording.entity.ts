import type { Entity, SearchField } from '#src/calls/entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { isMasked, salesRecordingPolicy } from './salesRecording.policy.ts';
import { presentSalesRecording, type SalesRecordingView, snapshotOfSalesRecording } from './salesRecording.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const id = (attribute: string): SearchField => ({ attribute, kind: 'id' });
const number = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
const day = (attribute: string): SearchField => ({ attribute, kind: 'date', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

const openFields: Record<string, SearchField> = {
  status: text('status'),
  type: { attribute: 'type', kind: 'text' },
  tripMatchId: id('tripMatchId'),
  tripRequestId: id('tripRequestId'),
  partnerId: id('partnerId'),
  linkedRecordingId: id('linkedRecordingId'),
  currencyCode: { attribute: 'currencyCode', kind: 'text' },
  bookedOn: day('bookedOn'),
  travelStart: day('travelStart'),
  travelEnd: day('travelEnd'),
  dueOn: day('dueOn'),
  grossUSD: number('grossUSD'),
  commissionUSD: number('commissionUSD'),
  createdAt: moment('createdAt'),
  updatedAt: moment('updatedAt'),
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
    reference: text('reference'),
    invoiceNumber: text('invoiceNumber'),
    agentId: id('agentId'),
  },
};

/** The same for a caller from whom personal data is masked: what is not shown cannot be searched either. */
export function salesRecordingsFor(actor: Actor): Entity<SalesRecordingRow, SalesRecordingView> {
  return isMasked(actor)
    ? { ...salesRecordingEntity, fields: openFields, searchText: `plain_text(coalesce(invoice_number, ''))` }
    : salesRecordingEntity;
}
