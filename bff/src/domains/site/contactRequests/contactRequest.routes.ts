import { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { created, type Handlers, ok } from '#src/http/handler.ts';
import { contactRequestEntity as entity } from './contactRequest.entity.ts';
import { handleMessage, newHandling } from './handling.ts';

const path = contract.contactRequests.list.path;
const { list, read } = recordCalls(entity, path);

export const contactRequestHandlers: Handlers<typeof contract.contactRequests> = {
  list,
  read,
  create: async ({ body: { reCaptchaId: _, viewId, ...message } }, context) => {
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...message, ...newHandling(viewId) }, context);
    return created(entity.present(row, context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await handleMessage(entity, params.id, body, context), context.actor)),
};
