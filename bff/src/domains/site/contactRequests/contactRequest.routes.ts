import { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/records/recordCalls.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { welcomeBack } from '#src/platform/mail/erasedAddress.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { contactRequestEntity as entity } from './contactRequest.entity.ts';
import { changeHandling, newHandling } from './handling.ts';

const path = contract.contactRequests.list.path;
const { list, read } = recordCalls(entity);

export const contactRequestHandlers: Handlers<typeof contract.contactRequests> = {
  list,
  read,
  create: async ({ body: { reCaptchaId: _, viewId, ...message } }, context) => {
    await welcomeBack(message.email, context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...message, ...newHandling(viewId) }, context);
    return created(entity.present(row, context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeHandling(entity, params.id, body, context), context.actor)),
};
