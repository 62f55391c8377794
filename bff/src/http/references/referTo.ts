import { Op } from 'sequelize';
import { visibilityWhere, type Entity, type RecordRow } from '#src/kernel/entity.ts';
import type { Statement } from '#src/kernel/db.ts';
import type { Reference, ReferenceUse } from '#src/kernel/reference.ts';

type Found = { id: string; isFit: boolean };
interface Messages {
  unknown: string;
  /** Default: whatever exists fits. */
  unfit?: string;
}

/** A reference to records of an entity that the caller sees. */
export function referTo<R extends RecordRow, V>(
  { model, policy }: Entity<R, V>,
  messages: Messages,
  fitness: { reads: readonly (keyof R & string)[]; isFit: (row: R) => boolean } = { reads: [], isFit: () => true },
): Reference {
  return {
    ...describe(messages),
    find: async (ids, _, { db, actor }) => {
      const visible = visibilityWhere(policy, actor);
      if (visible === null) return [];
      const rows = await db.find(model, { where: { [Op.and]: [visible, { id: [...ids] }] }, only: ['id', ...fitness.reads] });
      return rows.map((row) => ({ id: row.id, isFit: fitness.isFit(row) }));
    },
  };
}

/** A reference to rows that everybody who may send the field may see. */
export function referToRow(statement: Statement<{ ids: readonly string[] }, Found>, messages: Messages): Reference {
  return { ...describe(messages), find: (ids, _, { db }) => db.run(statement, { ids }) };
}

/** A reference to rows of the partner that `findPartner` names; without one, to none. */
export function referToPart(
  statement: Statement<{ ids: readonly string[]; partnerId: string }, Found>,
  findPartner: (use: ReferenceUse) => string | undefined,
  messages: Messages,
): Reference {
  return {
    ...describe(messages),
    find: async (ids, use, { db }) => {
      const partnerId = findPartner(use);
      return partnerId === undefined ? [] : db.run(statement, { ids, partnerId });
    },
  };
}

function describe({ unknown, unfit = unknown }: Messages): Pick<Reference, 'unknown' | 'unfit'> {
  return { unknown, unfit };
}
