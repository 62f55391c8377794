import type { CallContext } from '#src/kernel/context.ts';
import type { ReferenceStatements } from './referenceStatements.sql.ts';

/** Keys of the repointed rows. */
export type RepointedRows<Name extends string> = Partial<Record<Name, string[]>>;

/** Repoints all rows from one record to another and returns their keys. */
export async function repointReferences<Name extends string>(
  statements: ReferenceStatements<Name>,
  fromId: string,
  toId: string,
  { db }: CallContext,
): Promise<RepointedRows<Name>> {
  const repointed: RepointedRows<Name> = {};
  for (const { name, repoint } of statements) {
    const moved = await db.run(repoint, { toId, fromId });
    repointed[name] = moved.map(({ key }) => key);
  }
  return repointed;
}

/** Points those rows back to the merged record if they still refer to the survivor. */
export async function restoreReferences<Name extends string>(
  statements: ReferenceStatements<Name>,
  repointed: RepointedRows<Name>,
  mergedId: string,
  survivorId: string,
  { db }: CallContext,
): Promise<void> {
  for (const { name, restore } of statements) {
    const keys = repointed[name] ?? [];
    if (keys.length > 0) await db.run(restore, { toId: mergedId, fromId: survivorId, keys });
  }
}
