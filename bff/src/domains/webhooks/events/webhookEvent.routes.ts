import type { contract } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { selectPage } from '#src/db/paging/selectPage.ts';
import { ledCompanyOf } from '#src/domains/webhooks/endpoints/webhookEndpoint.policy.ts';
import { type Actor, is } from '#src/kernel/actor.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { presentPayload } from './presentEvent.ts';
import { WebhookEventModel } from './webhookEvent.model.ts';

export const webhookEventHandlers: Handlers<typeof contract.webhookEvents> = {
  list: async ({ query: { offset, limit, type, from, to } }, { db, actor }) => {
    const scope = visibleTo(actor);
    if (scope === null) return ok({ items: [], total: 0, offset, limit });
    const { rows, ...totals } = await selectPage(db, WebhookEventModel, {
      scope,
      filters: {
        ...(type && { type }),
        ...((from ?? to) && { occurredAt: { ...(from && { [Op.gte]: from }), ...(to && { [Op.lte]: to }) } }),
      },
      words: null,
      order: [
        ['occurredAt', 'DESC'],
        ['id', 'ASC'],
      ],
      offset,
      limit,
      exactTotal: false,
      replica: false,
      listKey: null,
    });
    return ok({ items: rows.map((row) => ({ id: row.id, ...presentPayload(row) })), ...totals, offset, limit });
  },
};

/** Administrators see all events, leads those of their company; null: none. */
function visibleTo(actor: Actor): WhereOptions | null {
  if (is(actor, 'admin')) return {};
  const partnerId = ledCompanyOf(actor);
  return partnerId === null ? null : { partnerIds: { [Op.contains]: [partnerId] } };
}
