import type { contract, QueryOf, ReplyOf } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { AuditModel, type AuditRow } from './audit.model.ts';

type Query = QueryOf<typeof contract.audit.list>;
type ListItem = ReplyOf<typeof contract.audit.list>['items'][number];

export const auditHandlers: Handlers<typeof contract.audit> = {
  list: async ({ query }, context) => {
    const { limit } = query;
    const start = findPageStart(query, context);
    const { rows, ...totals } = await selectPage(context.db, AuditModel, {
      scope: {},
      filters: buildWhere(query),
      words: null,
      order: [
        ['at', 'DESC'],
        ['id', 'DESC'],
      ],
      ...start,
      limit,
      exactTotal: false,
      replica: true,
      listKey: null,
    });
    return ok(buildPage(rows.map(present), { start, limit, ...totals, end: findEnd(rows) }, context));
  },
};

function buildWhere({ entityId, entityType, actorUserId, action, from, to, before }: Query): WhereOptions {
  const equal = Object.entries({ entityId, entityType, actorUserId, action }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(equal),
    [Op.and]: [
      from === undefined ? {} : { at: { [Op.gte]: from } },
      to === undefined ? {} : { at: { [Op.lt]: to } },
      before === undefined ? {} : isOlderThan(before),
    ],
  };
}

function isOlderThan(id: string): WhereOptions {
  return sqlCondition('("audit"."at", "audit"."id") < (SELECT b.at, b.id FROM audit b WHERE b.id = :id)', { id });
}

function present(row: AuditRow): ListItem {
  const { id, at, actorUserId, actorName, actorKind, action, entityType, entityId, requestId, details } = row;
  return {
    id,
    at: toIsoString(at),
    actor: actorUserId === null ? null : { id: actorUserId, displayName: actorName ?? 'Former user' },
    actorKind,
    action,
    entityType,
    entityId,
    requestId,
    details,
  };
}
