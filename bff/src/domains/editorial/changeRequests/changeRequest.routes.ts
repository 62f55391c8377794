import { contract, openChangeRequestStatuses } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate } from '#src/records/records.ts';
import { preauthorizedPartnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { isLeadOf } from '#src/domains/partners/partners/partner.policy.ts';
import { Failure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { changeChangeRequest } from './changeChangeRequest.ts';
import { changeRequestEntity as entity, changeRequestsFor } from '#src/domains/partners/changeRequests/changeRequest.entity.ts';
import { stageCompanyChanges, stagePartnerChanges } from './stageChanges.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const list = contract.changeRequests.list.path;
const { read } = recordCalls(entity);

/** Change requests for the profile of a partner and its company page. They are in this domain because the page is content. */
export const changeRequestHandlers: Handlers<typeof contract.changeRequests> = {
  list: listOf(changeRequestsFor, async ({ query }, context) => ok(await listPage(changeRequestsFor(context.actor), query, context))),
  read,
  create: async ({ body }, context) => {
    const partnerId = context.actor.person?.partnerId ?? '';
    if (body.entityType === 'PARTNER' && body.entityId !== partnerId)
      throw unknownReference('/entityId', 'Enter the id of your own company');
    if (!isLeadOf(context.actor, partnerId))
      throw new Failure('auth.forbidden', { message: 'Only lead agents can change the profile of their company.' });
    const partner = await findForUpdate(preauthorizedPartnerEntity, partnerId, { ...context, ifMatch: null });
    const row =
      body.entityType === 'COMPANY'
        ? await stageCompanyChanges(body.entityId, partnerId, body.wish, body.externalNote, context)
        : await stagePartnerChanges(partner, body.wish, body.externalNote, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeChangeRequest(params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    if (!openChangeRequestStatuses.some((status) => status === row.status)) {
      throw new Failure('transition.notAllowed', {
        message: `It is already ${row.status}. Decided change requests stay on record.`,
        allowedTransitions: [],
      });
    }
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
};
