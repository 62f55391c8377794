import { z } from 'zod';
import * as field from '../schemas.ts';

/** Accepts numbers that are written with at most so many decimals. */
const decimals = (places: number) => (value: number) =>
  /^-?\d+(?:\.\d+)?$/.test(String(value)) && (String(value).split('.')[1] ?? '').length <= places;

/** An amount of money with cents; a number holds 12 digits without loss. */
export const Amount = z
  .number()
  .min(-9_999_999_999)
  .max(9_999_999_999)
  .refine(decimals(2), 'Use two decimals at most')
  .describe('Amount with at most two decimals');
export const NonNegativeAmount = Amount.min(0, 'Must be 0 or more');
/** An amount in a response. */
export const Money = z.number().describe('US dollars with cents');

export const CurrencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Use the three-letter code of a currency, like USD')
  .describe('ISO 4217');

/** US dollars for one unit of a currency. */
export const UsdPerUnit = z
  .number()
  .min(0.000001, 'Must be more than 0')
  .max(99_999_999)
  .refine(decimals(8), 'Use eight decimals at most')
  .describe('US dollars for one unit of the currency, at most eight decimals');

const ledgerEntryKinds = ['EARNED', 'INVOICED', 'PAYMENT', 'REFUND', 'WRITE_OFF', 'CORRECTION'] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];

/** One entry of the ledger; in US dollars, positive for what partners owe. */
export const LedgerEntry = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    kind: z
      .enum(ledgerEntryKinds)
      .describe(
        'EARNED: a sale was confirmed; INVOICED: its commission became receivable; PAYMENT: money was received; REFUND: money was paid back to the partner; WRITE_OFF: it is no longer asked for; CORRECTION: an entry is taken back. Of take-backs all amounts are negative',
      ),
    accruedUSD: Money.describe('Change of the commission that is earned and not invoiced, US dollars'),
    receivableUSD: Money.describe('Change of the commission that is invoiced and not received, US dollars'),
    salesRecordingId: field.Id.nullable().describe('UUID of the sale; null for tax and for credit notes that administrators write'),
    invoiceId: field.Id.nullable().describe(
      'UUID of the invoice or credit note that an INVOICED entry is of; null on those of earlier releases',
    ),
    paymentId: field.Id.nullable().describe('UUID of the payment; null on what earlier releases were told by moving a sale to PAID'),
    refundId: field.Id.nullable().describe('UUID of the refund that a REFUND entry is of'),
    reversesId: field.Id.nullable().describe('UUID of the entry that a CORRECTION takes back'),
    note: z.string().nullable().describe('Why something was written off'),
    occurredOn: field.Day.describe('Day of the entry, UTC'),
    createdAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user who moved the sale; null for the system'),
  })
  .meta({ id: 'LedgerEntry' });
