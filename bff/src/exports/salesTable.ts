import type { SalesExportColumn } from '@farwend/api-contract';
import { type FindOptions, Op, type WhereOptions } from 'sequelize';
import { rows as typed, seenBy } from '#src/calls/entity.ts';
import { whereOf } from '#src/calls/filters.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { SalesRecordingRow } from '#src/entities/salesRecordings/salesRecording.model.ts';
import { salesRecordingsFor } from '#src/entities/salesRecordings/salesRecording.entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { Services } from '#src/services.ts';
import type { ExportCell } from './exportCell.ts';

const BATCH = 500;

/** Names that stand in a table instead of ids. */
interface Names {
  partner: string;
  agent: string;
  tripReference: string;
}

/** Heading of each column and what a row shows in it. */
const columnsOf: Record<SalesExportColumn, [heading: string, cell: (row: SalesRecordingRow, names: Names) => ExportCell]> = {
  reference: ['Reference', (row) => row.reference],
  status: ['Status', (row) => row.status],
  type: ['Type', (row) => row.type],
  partner: ['Partner', (_, names) => names.partner],
  agent: ['Agent', (_, names) => names.agent],
  tripReference: ['Trip', (_, names) => names.tripReference],
  bookedOn: ['Booked on', (row) => row.bookedOn],
  travelStart: ['Travel start', (row) => row.travelStart],
  travelEnd: ['Travel end', (row) => row.travelEnd],
  travelersCount: ['Travelers', (row) => row.travelersCount],
  currencyCode: ['Currency', (row) => row.currencyCode],
  grossAmount: ['Gross', (row) => Number(row.grossAmount)],
  fxRate: ['USD per unit', (row) => Number(row.fxRate)],
  grossUSD: ['Gross USD', (row) => Number(row.grossUSD)],
  commissionableUSD: ['Commissionable USD', (row) => Number(row.commissionableUSD)],
  commissionRatePct: ['Commission %', (row) => Number(row.commissionRatePct)],
  commissionUSD: ['Commission USD', (row) => Number(row.commissionUSD)],
  paidUSD: ['Paid USD', (row) => (row.paidUSD === null ? null : Number(row.paidUSD))],
  dueOn: ['Due on', (row) => row.dueOn],
  invoiceNumber: ['Invoice', (row) => row.invoiceNumber],
  note: ['Note', (row) => row.note],
};

/** Headings of the chosen columns. */
export function headingsOf(columns: readonly SalesExportColumn[]): string[] {
  return columns.map((column) => columnsOf[column][0]);
}

/** The recordings this person sees that fit the filters, as a WHERE; null: none. Throws on a filter there is not. */
export function salesWhere(filters: Record<string, unknown>, actor: Actor): WhereOptions | null {
  const entity = salesRecordingsFor(actor);
  const fits = whereOf(filters, entity.fields);
  const seen = seenBy(entity.policy, actor);
  return seen === null ? null : { [Op.and]: [seen, fits] };
}

/** Their rows in the order they were made, read in batches that each begin where the last one ended. */
export async function* salesRows(
  where: WhereOptions | null,
  columns: readonly SalesExportColumn[],
  { models, sequelize }: Pick<Services, 'models' | 'sequelize'>,
): AsyncGenerator<ExportCell[]> {
  let after: WhereOptions = {};
  while (where !== null) {
    const page: FindOptions = { where: { [Op.and]: [where, after] }, order: [['id', 'ASC']], limit: BATCH, raw: true };
    const batch: SalesRecordingRow[] = typed<SalesRecordingRow>(await models.salesRecordings.findAll(page));
    const ids = batch.map(({ id }) => id);
    const named = await preparedQuery<Names & { id: string }>(sequelize, 'sales.exportNames', selectNames, [ids], null);
    const names = new Map(named.map((one) => [one.id, one]));
    for (const row of batch) yield columns.map((column) => columnsOf[column][1](row, names.get(row.id) ?? nobody));
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = { id: { [Op.gt]: last.id } };
  }
}

const nobody: Names = { partner: '', agent: '', tripReference: '' };
const selectNames = `
  SELECT s.id, p.display_name AS partner, a.given_name || ' ' || a.family_name AS agent, r.reference AS "tripReference"
  FROM sales_recordings s JOIN partners p ON p.id = s.partner_id JOIN agents a ON a.id = s.agent_id JOIN trip_requests r ON r.id = s.trip_request_id
  WHERE s.id = ANY ($1)`;
