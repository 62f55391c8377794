import { contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate, findVisible } from '#src/records/records.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { listDeliveries } from '#src/domains/webhooks/deliveries/listDeliveries.ts';
import { sendTest } from '#src/domains/webhooks/deliveries/sendTest.ts';
import { startReplay } from '#src/domains/webhooks/deliveries/startReplay.ts';
import { changeEndpoint, createEndpoint } from './changeEndpoint.ts';
import { webhookEndpointEntity as entity } from './webhookEndpoint.entity.ts';
import type { WebhookEndpointRow } from './webhookEndpoint.model.ts';
import { issueSecret } from './webhookSecrets.ts';

const { list, read } = recordCalls(entity);
const path = contract.webhookEndpoints.list.path;
/** A reply with a secret is kept nowhere: not for repetitions of the call either, which transactions of calls store. */
const noStore = { 'Cache-Control': 'no-store' };

export const webhookEndpointHandlers: Handlers<typeof contract.webhookEndpoints> = {
  list,
  read,
  create: withoutTransaction(async ({ body }, context) => {
    const { row, secret } = await runInTransaction(context, async (own) => {
      const added = await createEndpoint(body, own);
      return { row: added, secret: (await issueSecret(added.id, own)).secret };
    });
    return { body: { ...entity.present(row, context.actor), secret }, location: `${path}/${row.id}`, headers: noStore };
  }),
  update: async ({ params, body }, context) => ok(entity.present(await changeEndpoint(params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
  createSecret: withoutTransaction(async ({ params }, context) => {
    const { secret, previousExpireAt } = await runInTransaction(context, async (own) => {
      const row = await findForUpdate(entity, params.id, own);
      await recordAudit('SECRET_REPLACED', entity.type, row.id, {}, own);
      return issueSecret(row.id, own);
    });
    return { body: { secret, previousExpireAt: toIsoString(previousExpireAt) }, headers: noStore };
  }),
  test: async ({ params }, context) => ok(await sendTest(await findForUpdate(entity, params.id, context), context)),
  deliveries: async ({ params, query }, context) => ok(await listDeliveries(await findVisible(entity, params.id, context), query, context)),
  replay: async ({ params, body }, context) => ok(await startReplay(await findEnabled(params.id, context), body, context)),
};

async function findEnabled(id: string, context: CallContext): Promise<WebhookEndpointRow> {
  const row = await findForUpdate(entity, id, context);
  if (row.status === 'ENABLED') return row;
  throw new Failure('transition.notAllowed', { message: 'The endpoint is DISABLED. Enable it first, with PUT.' });
}
