import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { EntityRef } from './content.model.ts';

/** Whether what is referred to can be seen by visitors. */
export interface TargetState {
  state: 'OK' | 'UNPUBLISHED' | 'MISSING';
  title: string;
}

/** The state of every record referred to, by id; one query. Visitors are told MISSING of what is not published. */
export async function targetStates(
  refs: readonly EntityRef[],
  seesDrafts: boolean,
  context: CallContext,
): Promise<Map<string, TargetState>> {
  if (refs.length === 0) return new Map();
  const rows = await preparedQuery<{ id: string; title: string; published: boolean }>(
    context.sequelize,
    'content.targets',
    `SELECT wanted.id, coalesce(p.title, l.name, c.title, '') AS title, (p.id IS NOT NULL OR l.id IS NOT NULL) AS published
     FROM unnest($1::uuid[], $2::text[]) AS wanted (id, type)
     LEFT JOIN published_content p ON p.id = wanted.id AND p.type = wanted.type
     LEFT JOIN content c ON c.id = wanted.id AND c.type = wanted.type AND c.status <> 'TRASHED'
     LEFT JOIN locations l ON l.id = wanted.id AND wanted.type = 'location' AND l.status = 'ACTIVE'
     WHERE p.id IS NOT NULL OR l.id IS NOT NULL OR (c.id IS NOT NULL AND $3)`,
    [refs.map(({ entityId }) => entityId), refs.map(({ entityType }) => entityType), seesDrafts],
    context.transaction,
  );
  const found = new Map(
    rows.map(({ id, title, published }): [string, TargetState] => [id, { state: published ? 'OK' : 'UNPUBLISHED', title }]),
  );
  return new Map(refs.map(({ entityId }) => [entityId, found.get(entityId) ?? { state: 'MISSING', title: '' }]));
}
