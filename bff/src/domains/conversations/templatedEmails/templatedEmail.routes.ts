import { contract } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { type Handlers, ok } from '#src/http/handler.ts';
import { sendByHand } from './sendByHand.ts';
import { emailsFor, presentEmail } from './templatedEmail.entity.ts';

const list = contract.templatedEmails.list.path;

export const templatedEmailHandlers: Handlers<typeof contract.templatedEmails> = {
  list: async ({ query }, context) => {
    const page = await listPage(emailsFor(context.actor, true), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) => ok(presentEmail(await findSeen(emailsFor(context.actor, false), params.id, context), context.actor)),
  send: async ({ params, body }, context) => {
    const row = await sendByHand(params.template, body, context);
    return {
      body: { ...presentEmail(row, context.actor), subject: row.subject, html: row.html, text: row.text },
      location: `${list}/${row.id}`,
    };
  },
};
