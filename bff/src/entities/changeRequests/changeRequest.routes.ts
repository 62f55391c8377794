import { contract, openChangeRequestStatuses } from '@farwend/api-contract';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findToChange } from '#src/calls/records.ts';
import { checkedPartnerEntity } from '#src/entities/partners/partner.entity.ts';
import { isLeadOf } from '#src/entities/partners/partner.policy.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { changeChangeRequest } from './changeChangeRequest.ts';
import { changeRequestEntity as entity } from './changeRequest.entity.ts';
import { stageCompany, stagePartner } from './stageAsked.ts';

const list = contract.changeRequests.list.path;
const { list: listOf, read } = recordCalls(entity, list);

export const changeRequestHandlers: Handlers<typeof contract.changeRequests> = {
  list: listOf,
  read,
  create: async ({ body }, context) => {
    const own = context.actor.person?.partnerId ?? '';
    if (body.entityType === 'PARTNER' && body.entityId !== own)
      throw fieldFailure('/entityId', 'unknown', 'Name your own company by its id');
    if (!isLeadOf(context.actor, own)) throw new Failure('auth.forbidden', { message: 'The lead agents of a company change its profile.' });
    const partner = await findToChange(checkedPartnerEntity, own, { ...context, ifMatch: null });
    const row =
      body.entityType === 'COMPANY'
        ? await stageCompany(body.entityId, own, body.wish, body.externalNote, context)
        : await stagePartner(partner, body.wish, body.externalNote, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeChangeRequest(params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    if (!openChangeRequestStatuses.some((status) => status === row.status)) {
      throw new Failure('transition.notAllowed', {
        message: `It is ${row.status} already: what was decided stays on record.`,
        allowedTransitions: [],
      });
    }
    await entity.model(context).destroy({ where: { id: row.id }, transaction: context.transaction });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return nothing();
  },
};
