import type { InvoiceKind } from '@farwend/api-contract';
import { insertModels, insertRows } from '#src/db/bulkInsert.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { formatInvoiceNumber } from '#src/domains/sales/invoices/formatInvoiceNumber.ts';
import { invoiceEntity } from '#src/domains/sales/invoices/invoice.entity.ts';
import { InvoiceModel, type BillingParty, type InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { describeOpen } from '#src/domains/sales/invoices/invoiceAmounts.ts';
import { buildLine } from '#src/domains/sales/invoices/invoiceSale.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { PartnerModel } from '#src/domains/partners/partners/partner.model.ts';
import { siteSettingsData } from './data/siteSettings.data.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** The invoices and credit notes of the demo, each of one sale: paid, in part, or open. */
export async function seedInvoices(sales: readonly SalesRecordingRow[], { db }: SeedContext): Promise<void> {
  const addresses = new Map((await db.find(PartnerModel, {})).map(({ id, billingAddress }) => [id, billingAddress]));
  const invoices = sales.flatMap((sale) => {
    const booking = sales.find(({ id }) => id === sale.linkedRecordingId);
    return buildInvoice(sale, addresses.get(sale.partnerId) ?? null, booking?.invoiceId ?? null);
  });
  await insertModels(db, InvoiceModel, [
    ...invoices.filter(({ kind }) => kind === 'INVOICE'),
    ...invoices.filter(({ kind }) => kind === 'CREDIT_NOTE'),
  ]);
  await insertFirstVersions(db, invoiceEntity, invoices);
}

/** Gives out the numbers of the demo's invoices, from 1 each year. */
export class InvoiceNumbers {
  private readonly last: Record<InvoiceKind, Map<number, number>> = { INVOICE: new Map(), CREDIT_NOTE: new Map() };

  take(kind: InvoiceKind, year: number): string {
    const ordinal = (this.last[kind].get(year) ?? 0) + 1;
    this.last[kind].set(year, ordinal);
    return formatInvoiceNumber(kind, year, ordinal);
  }

  async insert({ db }: SeedContext): Promise<void> {
    for (const [table, counts] of [
      ['sales_invoice_numbers', this.last.INVOICE],
      ['credit_note_numbers', this.last.CREDIT_NOTE],
    ] as const) {
      if (counts.size > 0)
        await insertRows(
          db,
          table,
          [...counts].map(([year, last]) => ({ year, last })),
        );
    }
  }
}

function buildInvoice(sale: SalesRecordingRow, billTo: BillingParty | null, bookedInvoiceId: string | null): InvoiceRow | [] {
  if (sale.invoiceId === null || sale.invoiceNumber === null || sale.invoicedAt === null) return [];
  const total = parseDecimal(sale.commissionUSD, 2);
  const isCredit = total < 0n;
  return {
    id: sale.invoiceId,
    version: 1,
    createdAt: sale.invoicedAt,
    updatedAt: sale.invoicedAt,
    createdById: sale.updatedById,
    updatedById: sale.updatedById,
    number: sale.invoiceNumber,
    kind: isCredit ? 'CREDIT_NOTE' : 'INVOICE',
    partnerId: sale.partnerId,
    issuedOn: sale.invoicedAt.toISOString().slice(0, 10),
    dueOn: sale.dueOn,
    billFrom: siteSettingsData.billFrom,
    billTo,
    lines: [buildLine(sale)],
    taxRatePct: '0.00',
    totalUSD: decimal(total, 2),
    ...describeOpen(total - parseDecimal(sale.paidUSD ?? '0', 2), decimal(total, 2)),
    correctsInvoiceId: isCredit ? bookedInvoiceId : null,
    reasonCode: isCredit ? 'TAKE_BACK' : null,
    note: null,
    documentId: null,
  };
}
