import type { CallContext } from '#src/kernel/context.ts';
import { loadTargetStates } from './loadTargetStates.ts';
import type { Reference } from './references.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Throws 422 for the first new reference that leads to no record; those of the version before stay as they are. */
export async function checkReferences(references: readonly Reference[], before: readonly Reference[], context: CallContext): Promise<void> {
  const known = new Set(before.map(({ to }) => to.entityId));
  const added = references.filter(({ to }) => !known.has(to.entityId));
  const states = await loadTargetStates(
    added.map(({ to }) => to),
    true,
    context,
  );
  const missing = added.find(({ to }) => states.get(to.entityId)?.state === 'MISSING');
  if (missing) throw unknownReference(missing.field, `There is no ${missing.to.entityType} with this id`);
}
