import type { CallContext } from '#src/kernel/context.ts';
import type { EntityRef } from './content.model.ts';
import { selectTargets } from './loadTargetStates.sql.ts';

/** Whether visitors can see the target of a reference. */
export interface TargetState {
  state: 'OK' | 'UNPUBLISHED' | 'MISSING';
  title: string;
}

/** The state of every target, by id. Without `seesDrafts`, unpublished targets are reported as MISSING. */
export async function loadTargetStates(
  references: readonly EntityRef[],
  seesDrafts: boolean,
  context: CallContext,
): Promise<Map<string, TargetState>> {
  if (references.length === 0) return new Map();
  const rows = await context.db.run(selectTargets, {
    ids: references.map(({ entityId }) => entityId),
    types: references.map(({ entityType }) => entityType),
    seesDrafts,
  });
  const states = new Map(
    rows.map(({ id, title, published }): [string, TargetState] => [id, { state: published ? 'OK' : 'UNPUBLISHED', title }]),
  );
  return new Map(references.map(({ entityId }) => [entityId, states.get(entityId) ?? { state: 'MISSING', title: '' }]));
}
