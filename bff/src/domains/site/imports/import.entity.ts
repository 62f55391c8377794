import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { listImportTypes } from './import.policy.ts';
import { type ImportRow, ImportModel } from './import.model.ts';

type ImportView = ReplyOf<typeof contract.imports.read>;

const UNDO_MS = 24 * 3_600_000;

/** Imports; visible are those of the types that the caller may import, administrators see all. */
export const importEntity: Entity<ImportRow, ImportView> = {
  type: 'import',
  model: ImportModel,
  policy: {
    visibleTo: (actor) => {
      const types = listImportTypes(actor);
      return types === 'all' ? {} : types.length > 0 ? { entityType: [...types] } : null;
    },
    canChange: () => true,
  },
  present: (row) => ({
    id: row.id,
    entityType: row.entityType,
    fileName: row.fileName,
    mode: row.mode,
    keyField: row.keyField,
    atomic: row.atomic,
    dryRun: row.dryRun,
    publish: row.publishes,
    status: row.status,
    created: row.createdCount,
    updated: row.updatedCount,
    unchanged: row.unchangedCount,
    refused: row.refusedCount,
    problem: row.problem,
    createdAt: toIsoString(row.createdAt),
    createdById: row.createdById,
    finishedAt: toIsoString(row.finishedAt),
    undoneAt: toIsoString(row.undoneAt),
    undoableUntil: toIsoString(findEndOfUndo(row)),
  }),
  snapshot: () => ({}),
  fields: { createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true } },
  defaultSort: ['createdAt', 'DESC'],
};

/** Until when an import can be undone; null if it cannot. */
export function findEndOfUndo({ status, dryRun, finishedAt }: ImportRow): Date | null {
  if (dryRun || finishedAt === null || (status !== 'COMPLETED' && status !== 'FAILED')) return null;
  return new Date(finishedAt.getTime() + UNDO_MS);
}
