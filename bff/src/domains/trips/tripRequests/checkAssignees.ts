import type { CallContext } from '#src/kernel/context.ts';
import { selectAssignees } from './checkAssignees.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

interface Assigned {
  assigneeId?: string | null | undefined;
}

/**
 * Throws 422 for the assignee of a checklist item who is not an active member of our team, or of the partner whose match it is; those of
 * the items before are accepted.
 */
export async function checkAssignees(
  items: readonly (Assigned & { pointer: string })[],
  before: readonly Assigned[],
  partnerId: string | null,
  { db }: CallContext,
): Promise<void> {
  const known = new Set(before.map(({ assigneeId }) => assigneeId));
  const added = items.flatMap(({ assigneeId, pointer }) => (assigneeId && !known.has(assigneeId) ? [{ assigneeId, pointer }] : []));
  if (added.length === 0) return;
  const active = new Set(
    (await db.run(selectAssignees, { ids: added.map(({ assigneeId }) => assigneeId), partnerId })).map(({ id }) => id),
  );
  const missing = added.find(({ assigneeId }) => !active.has(assigneeId));
  if (missing) throw unknownReference(`${missing.pointer}/assigneeId`, 'Choose an active colleague who can see this');
}

/** The items of a checklist with their places in the body. */
export function locateItems<T extends Assigned>(items: readonly T[]): (T & { pointer: string })[] {
  return items.map((item, index) => ({ ...item, pointer: `/checklistItems/${index}` }));
}
