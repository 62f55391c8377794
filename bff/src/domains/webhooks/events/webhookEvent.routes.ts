import type { contract } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import { ledCompanyOf } from '#src/domains/webhooks/endpoints/webhookEndpoint.policy.ts';
import { type Actor, is } from '#src/kernel/actor.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { presentPayload } from './presentEvent.ts';
import { WebhookEventModel } from './webhookEvent.model.ts';

export const webhookEventHandlers: Handlers<typeof contract.webhookEvents> = {
  list: async ({ query }, context) => {
    const { limit, type, from, to } = query;
    const start = findPageStart(query, context);
    const scope = visibleTo(context.actor);
    if (scope === null) return ok({ items: [], total: 0, offset: start.offset, limit });
    const { rows, ...totals } = await selectPage(context.db, WebhookEventModel, {
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
      ...start,
      limit,
      exactTotal: false,
      replica: false,
      listKey: null,
    });
    const items = rows.map((row) => ({ id: row.id, ...presentPayload(row) }));
    return ok(buildPage(items, { start, limit, ...totals, end: findEnd(rows) }, context));
  },
};

/** Administrators see all events, leads those of their company; null: none. */
function visibleTo(actor: Actor): WhereOptions | null {
  if (is(actor, 'admin')) return {};
  const partnerId = ledCompanyOf(actor);
  return partnerId === null ? null : { partnerIds: { [Op.contains]: [partnerId] } };
}
