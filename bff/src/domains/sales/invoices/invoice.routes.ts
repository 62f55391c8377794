import { contract } from '@farwend/api-contract';
import { created, type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { createCreditNote } from './createCreditNote.ts';
import { createInvoice } from './createInvoice.ts';
import { invoiceEntity as entity } from './invoice.entity.ts';
import { signInvoiceUrl } from './signInvoiceUrl.ts';
import { writeOffInvoice } from './writeOffInvoice.ts';

const list = contract.invoices.list.path;

export const invoiceHandlers: Handlers<typeof contract.invoices> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  downloadUrl: withoutTransaction(async ({ params }, context) => ok(await signInvoiceUrl(params.id, context))),
  create: async ({ body }, context) => {
    const row = await createInvoice(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  writeOff: async ({ params, body }, context) => {
    const row = await writeOffInvoice(params.id, body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  createCreditNote: async ({ params, body }, context) => {
    const row = await createCreditNote(params.id, body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
};
