import { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/records/recordCalls.ts';
import { newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { contactRequestEntity as entity } from './contactRequest.entity.ts';
import { changeContact } from './changeContact.ts';
import { contactRequestKind } from './contactKind.ts';
import { newHandling } from './handling.ts';
import { receiveContactRequest } from './receiveContact.ts';

const path = contract.contactRequests.list.path;
const { list, read } = recordCalls(entity);

export const contactRequestHandlers: Handlers<typeof contract.contactRequests> = {
  list,
  read,
  create: async ({ body: { reCaptchaId: _, viewId, ...message } }, context) => {
    const row = { ...newRecord(newId(), context), ...message, ...newHandling(viewId, newId()) };
    await receiveContactRequest(row, context);
    return created(entity.present(row, context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) =>
    ok(entity.present(await changeContact(contactRequestKind, params.id, body, context), context.actor)),
};
