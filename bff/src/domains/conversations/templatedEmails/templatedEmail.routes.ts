import { contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { sendTemplatedEmail } from './sendTemplatedEmail.ts';
import { emailsFor, presentEmail } from './templatedEmail.entity.ts';

const list = contract.templatedEmails.list.path;

export const templatedEmailHandlers: Handlers<typeof contract.templatedEmails> = {
  list: listOf(
    (actor) => emailsFor(actor, true),
    async ({ query }, context) => ok(await listPage(emailsFor(context.actor, true), query, context)),
  ),
  read: async ({ params }, context) =>
    ok(presentEmail(await findVisible(emailsFor(context.actor, false), params.id, context), context.actor)),
  send: async ({ params, body }, context) => {
    const row = await sendTemplatedEmail(params.template, body, context);
    return {
      body: { ...presentEmail(row, context.actor), subject: row.subject, html: row.html, text: row.text },
      location: `${list}/${row.id}`,
    };
  },
};
