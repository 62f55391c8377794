import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { saveChange } from '#src/records/records.ts';

interface SurvivorChange<Row> {
  kind: 'MERGE' | 'RESTORE';
  action: 'MERGE' | 'UNMERGE';
  values: Partial<Row>;
  note: string | undefined;
  mergedId: string;
}

/** Saves the record that remains after a merge or its undo; a version is saved even if no value changes. */
export function saveSurvivor<Row extends RecordRow, View>(
  entity: Entity<Row, View>,
  survivor: Row,
  { values, mergedId, ...change }: SurvivorChange<Row>,
  context: CallContext,
): Promise<Row> {
  return saveChange(entity, survivor, { ...change, values: { ...values, updatedAt: new Date() }, details: { mergedId } }, context);
}
