import { contract, type QueryOf, type ReplyOf } from '@farwend/api-contract';
import { moment } from '#src/calls/entity.ts';
import { pageHeaders } from '#src/calls/lists.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext, Handlers } from '#src/http/handler.ts';

const COUNTED_EXACTLY = 10_000;

type Line = ReplyOf<typeof contract.audit.list>['items'][number];
interface AuditRow {
  id: string;
  at: Date;
  actor_user_id: string | null;
  actor_name: string | null;
  actor_kind: Line['actorKind'];
  action: string;
  entity_type: string;
  entity_id: string | null;
  request_id: string | null;
  details: Record<string, unknown>;
}

export const auditHandlers: Handlers<typeof contract.audit> = {
  list: async ({ query }, context) => {
    const { offset, limit } = query;
    const [rows, counted] = await Promise.all([linesOf(query, context), countOf(query, context)]);
    const page = { items: rows.map(present), ...counted, offset, limit };
    return { body: page, headers: pageHeaders(page, contract.audit.list.path) };
  },
};

type Query = QueryOf<typeof contract.audit.list>;

/** Each question has a text of its own with only the conditions it needs, so that each goes by the index made for it. */
function conditionsOf(query: Query): { name: string; where: string; values: unknown[] } {
  const given = Object.entries(conditions).flatMap(([name, condition]) => {
    const value: unknown = Reflect.get(query, name);
    return value === undefined ? [] : [{ name, condition, value }];
  });
  const where = given.map(({ condition }, index) => condition.replaceAll('?', `$${index + 1}`));
  return {
    name: given.map(({ name }) => name).join('+'),
    where: ['true', ...where].join(' AND '),
    values: given.map(({ value }) => value),
  };
}

const conditions = {
  entityId: 'l.entity_id = ?::uuid',
  entityType: 'l.entity_type = ?',
  actorUserId: 'l.actor_user_id = ?::uuid',
  action: 'l.action = ?',
  from: 'l.at >= ?::timestamptz',
  to: 'l.at < ?::timestamptz',
  before: '(l.at, l.id) < (SELECT b.at, b.id FROM audit b WHERE b.id = ?::uuid)',
} as const satisfies Partial<Record<keyof Query, string>>;

function linesOf(query: Query, { sequelize }: CallContext): Promise<AuditRow[]> {
  const { name, where, values } = conditionsOf(query);
  const paged = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const text = `
    SELECT l.id, l.at, l.actor_user_id, u.given_name || ' ' || u.family_name AS actor_name, l.actor_kind, l.action, l.entity_type, l.entity_id,
      l.request_id, l.details
    FROM (SELECT * FROM audit l WHERE ${where} ORDER BY l.at DESC, l.id DESC ${paged}) l LEFT JOIN users u ON u.id = l.actor_user_id
    ORDER BY l.at DESC, l.id DESC`;
  return preparedQuery<AuditRow>(sequelize, `audit.lines ${name}`, text, [...values, query.limit, query.offset], 'replica');
}

/** Exact to 10,000, above it what the planner knows. */
async function countOf(query: Query, { sequelize }: CallContext): Promise<{ total: number; totalIsEstimate?: boolean }> {
  const { name, where, values } = conditionsOf(query);
  const text = `
    SELECT count(*)::int AS some, (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'audit'::regclass) AS estimate
    FROM (SELECT 1 FROM audit l WHERE ${where} LIMIT ${COUNTED_EXACTLY + 1}) l`;
  const [row] = await preparedQuery<{ some: number; estimate: number }>(sequelize, `audit.count ${name}`, text, values, 'replica');
  const { some = 0, estimate = 0 } = row ?? {};
  return some <= COUNTED_EXACTLY ? { total: some } : { total: Math.max(some, estimate), totalIsEstimate: true };
}

function present(row: AuditRow): Line {
  return {
    id: row.id,
    at: moment(row.at),
    actor: row.actor_user_id === null ? null : { id: row.actor_user_id, displayName: row.actor_name ?? 'Former user' },
    actorKind: row.actor_kind,
    action: row.action,
    entityType: row.entity_type,
    entityId: row.entity_id,
    requestId: row.request_id,
    details: row.details,
  };
}
