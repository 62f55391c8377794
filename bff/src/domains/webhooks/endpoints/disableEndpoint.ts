import type { WebhookDisabledReason } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { webhookEndpointEntity } from './webhookEndpoint.entity.ts';

/** Sends nothing more to an endpoint that is gone or fails for days, until its owner enables it again. */
export async function disableEndpoint(id: string, disabledReason: WebhookDisabledReason, context: CallContext): Promise<void> {
  const row = await findForUpdate(webhookEndpointEntity, id, context);
  if (row.status === 'DISABLED') return;
  await saveChange(webhookEndpointEntity, row, { values: { status: 'DISABLED', disabledReason }, kind: 'STATUS' }, context);
}
