import { expect, test } from '@jest/globals';
import { planOffsets } from './planOffsets.ts';

const invoice = (id: string, openUSD: string) => ({ id, kind: 'INVOICE' as const, openUSD, correctsInvoiceId: null });
const creditNote = (id: string, openUSD: string, correctsInvoiceId: string | null = null) => ({
  id,
  kind: 'CREDIT_NOTE' as const,
  openUSD,
  correctsInvoiceId,
});

test('a credit note goes to the invoice that it corrects, and the rest to the oldest', () => {
  expect(planOffsets([invoice('old', '10.00'), invoice('corrected', '5.00'), creditNote('c', '-12.34', 'corrected')])).toEqual([
    { creditNoteId: 'c', invoiceId: 'corrected', amount: 500n },
    { creditNoteId: 'c', invoiceId: 'old', amount: 734n },
  ]);
});

test('nothing is set against more than is open of either', () => {
  expect(planOffsets([invoice('a', '1.00'), creditNote('c', '-0.60'), creditNote('d', '-0.60')])).toEqual([
    { creditNoteId: 'c', invoiceId: 'a', amount: 60n },
    { creditNoteId: 'd', invoiceId: 'a', amount: 40n },
  ]);
  expect(planOffsets([creditNote('c', '-9.00')])).toEqual([]);
});
