import type { SalesExportColumn } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { visibilityWhere } from '#src/kernel/entity.ts';
import { parseFilters } from '#src/records/filters.ts';
import { SalesRecordingModel, type SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { rateOf } from '#src/domains/sales/salesRecordings/resolveSaleRate.ts';
import { salesRecordingsFor } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import type { Actor } from '#src/kernel/actor.ts';
import type { Services } from '#src/kernel/context.ts';
import type { ExportCell } from '#src/platform/exports/escapeFormula.ts';
import { selectNames } from './salesTable.sql.ts';

const BATCH_SIZE = 500;

/** Names shown instead of ids. */
interface Names {
  partner: string;
  agent: string;
  tripReference: string;
}

/** Heading and cell value of each column. */
const columnDefinitions: Record<SalesExportColumn, [heading: string, cell: (row: SalesRecordingRow, names: Names) => ExportCell]> = {
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
  fxRate: ['USD per unit', (row) => Number(rateOf(row))],
  grossUSD: ['Gross USD', (row) => Number(row.grossUSD)],
  commissionableUSD: ['Commissionable USD', (row) => Number(row.commissionableUSD)],
  commissionRatePct: ['Commission %', (row) => Number(row.commissionRatePct)],
  commissionUSD: ['Commission USD', (row) => Number(row.commissionUSD)],
  paidUSD: ['Paid USD', (row) => (row.paidUSD === null ? null : Number(row.paidUSD))],
  dueOn: ['Due on', (row) => row.dueOn],
  invoiceNumber: ['Invoice', (row) => row.invoiceNumber],
  note: ['Note', (row) => row.note],
};

/** The headings of the chosen columns. */
export function headingsOf(columns: readonly SalesExportColumn[]): string[] {
  return columns.map((column) => columnDefinitions[column][0]);
}

/** WHERE condition of the matching recordings that the actor sees; null: none. Throws for an unknown filter. */
export function buildSalesWhere(filters: Record<string, unknown>, actor: Actor): WhereOptions | null {
  const entity = salesRecordingsFor(actor);
  const matching = parseFilters(filters, entity.fields);
  const seen = visibilityWhere(entity.policy, actor);
  return seen === null ? null : { [Op.and]: [seen, matching] };
}

/** Reads the rows in the order of ids, in batches by keyset. */
export async function* readSalesRows(
  where: WhereOptions | null,
  columns: readonly SalesExportColumn[],
  { db }: Pick<Services, 'db'>,
): AsyncGenerator<ExportCell[]> {
  let after: WhereOptions = {};
  while (where !== null) {
    const batch: SalesRecordingRow[] = await db.find(SalesRecordingModel, {
      where: { [Op.and]: [where, after] },
      order: [['id', 'ASC']],
      limit: BATCH_SIZE,
    });
    const ids = batch.map(({ id }) => id);
    const nameRows = await db.run(selectNames, { ids });
    const names = new Map(nameRows.map((row) => [row.id, row]));
    for (const row of batch) yield columns.map((column) => columnDefinitions[column][1](row, names.get(row.id) ?? noNames));
    const last = batch.at(-1);
    if (!last || batch.length < BATCH_SIZE) return;
    after = { id: { [Op.gt]: last.id } };
  }
}

const noNames: Names = { partner: '', agent: '', tripReference: '' };
