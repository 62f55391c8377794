import { findVisibleOrNull } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Throws 422 unless the original of a duplicate is another trip request. */
export async function checkOriginal(originalId: string, duplicateId: string, context: CallContext): Promise<void> {
  const original = originalId === duplicateId ? null : await findVisibleOrNull(tripRequestEntity, originalId, context);
  if (!original) throw unknownReference('/duplicateOfId', 'Give the id of another trip request');
}
