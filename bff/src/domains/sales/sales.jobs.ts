import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const exportSalesJob = defineJob({
  name: 'exportSales',
  data: z.object({ exportId: z.uuid() }),
  retryLimit: 3,
  summary: 'Writes requested sales recordings into a file.',
});

export const updateExchangeRatesJob = defineJob({
  name: 'updateExchangeRates',
  data: z.object({}),
  retryLimit: 5,
  cron: '30 16 * * *',
  summary: 'Reads the exchange rates of the European Central Bank.',
});

export const checkLedgerJob = defineJob({
  name: 'checkLedger',
  data: z.object({}),
  retryLimit: 2,
  cron: '20 5 * * *',
  summary: 'Compares the ledger with the sales, and alerts administrators where they disagree.',
});

export const remindOfOverdueCommissionJob = defineJob({
  name: 'remindOfOverdueCommission',
  data: z.object({}),
  retryLimit: 2,
  cron: '25 8 * * *',
  summary: 'Reminds partners of commission that is overdue, after 3, 14 and 30 days.',
});

export const mailPartnerStatementsJob = defineJob({
  name: 'mailPartnerStatements',
  data: z.object({}),
  retryLimit: 5,
  cron: '45 6 1 * *',
  summary: 'Sends partners the statement of the month that is over.',
});

export const mailPartnerStatementJob = defineJob({
  name: 'mailPartnerStatement',
  data: z.object({ partnerId: z.uuid(), month: z.string() }),
  retryLimit: 8,
  summary: 'Makes the PDF of a monthly statement, and mails it to the partner.',
});

export const createInvoiceDocumentJob = defineJob({
  name: 'createInvoiceDocument',
  data: z.object({ invoiceId: z.uuid(), isMailed: z.boolean() }),
  retryLimit: 8,
  summary: 'Makes the PDF of an invoice or credit note, and mails it to the partner.',
});

export const invoiceSalesJob = defineJob({
  name: 'invoiceSales',
  data: z.object({}),
  retryLimit: 2,
  cron: '3 5 * * *',
  summary: 'Invoices confirmed sales once their travel has started, or after the month.',
});
