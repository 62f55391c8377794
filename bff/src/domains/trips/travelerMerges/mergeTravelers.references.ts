import type { CallContext } from '#src/kernel/context.ts';
import { type ReferenceName, referenceStatements } from './mergeTravelers.references.sql.ts';

/** Keys of the repointed rows. */
export type RepointedRows = Partial<Record<ReferenceName, string[]>>;

/** Repoints all rows from one traveler to another and returns their keys. */
export async function repointReferences(fromId: string, toId: string, { db }: CallContext): Promise<RepointedRows> {
  const repointed: RepointedRows = {};
  for (const { name, repoint } of referenceStatements) {
    const moved = await db.run(repoint, { toId, fromId });
    repointed[name] = moved.map(({ key }) => key);
  }
  return repointed;
}

/** Points those rows back to the merged traveler if they still refer to the survivor. */
export async function restoreReferences(
  repointed: RepointedRows,
  mergedId: string,
  survivorId: string,
  { db }: CallContext,
): Promise<void> {
  for (const { name, restore } of referenceStatements) {
    const keys = repointed[name] ?? [];
    if (keys.length > 0) await db.run(restore, { mergedId, survivorId, keys });
  }
}
