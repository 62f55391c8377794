import type { BodyOf, contract } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { checkEventTypes, checkUrl } from './checkEndpoint.ts';
import { webhookEndpointEntity as entity } from './webhookEndpoint.entity.ts';
import type { WebhookEndpointRow } from './webhookEndpoint.model.ts';
import { ledCompanyOf } from './webhookEndpoint.policy.ts';

const MAX_OWN = 20;
const MAX_OF_COMPANY = 3;

/** Adds an endpoint of ours, or of the company that the caller leads. */
export async function createEndpoint(
  body: BodyOf<typeof contract.webhookEndpoints.create>,
  context: CallContext,
): Promise<WebhookEndpointRow> {
  const partnerId = is(context.actor, 'admin') ? null : ledCompanyOf(context.actor);
  if (partnerId === null && !is(context.actor, 'admin'))
    throw new Failure('auth.forbidden', { message: 'Webhooks of a company are for those who lead it.' });
  checkUrl(body.url, context.settings);
  checkEventTypes(body.eventTypes, partnerId);
  await checkNumber(partnerId, context);
  const row = { ...newRecord(newId(), context), ...body, partnerId, disabledReason: null, failingSince: null };
  return insertRecord(entity, row, context);
}

/** Changes an endpoint. Whoever enables it begins anew to count how long it fails. */
export async function changeEndpoint(
  id: string,
  { version, changeNote, restoredFrom, ...fields }: BodyOf<typeof contract.webhookEndpoints.update>,
  context: CallContext,
): Promise<WebhookEndpointRow> {
  const row = await findForUpdate(entity, id, context, version);
  const changed = pickChangedValues(row, fields);
  if (changed.url !== undefined) checkUrl(changed.url, context.settings);
  if (changed.eventTypes) checkEventTypes(changed.eventTypes, row.partnerId);
  const values = { ...changed, ...(changed.status === 'ENABLED' && { disabledReason: null, failingSince: null }) };
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return saveChange(entity, row, { values, kind, note: changeNote }, context);
}

async function checkNumber(partnerId: string | null, { db }: CallContext): Promise<void> {
  const most = partnerId === null ? MAX_OWN : MAX_OF_COMPANY;
  if ((await db.count(entity.model, { partnerId })) < most) return;
  throw new Failure('auth.forbidden', { message: `There are ${most} endpoints already, which is the most. Delete one first.` });
}
