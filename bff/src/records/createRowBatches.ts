import { Op, type WhereOptions } from 'sequelize';
import { batchLoader } from '#src/db/batchLoader.ts';
import type { Db } from '#src/kernel/db.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import type { RowBatches } from '#src/kernel/rowBatches.ts';

/** For the look-ups of one caller: those of one turn of the event loop are batched by entity. */
export function createRowBatches(db: Db): RowBatches {
  const loaders = new WeakMap<object, (id: string) => Promise<RecordRow | undefined>>();
  return {
    async find<R extends RecordRow, V>(entity: Entity<R, V>, id: string, visible: WhereOptions) {
      const load =
        loaders.get(entity) ??
        batchLoader(
          (ids) => db.find(entity.model, { where: { [Op.and]: [visible, { id: { [Op.in]: [...ids] } }] } }),
          (row) => row.id,
        );
      loaders.set(entity, load);
      return (await load(id)) as R | undefined; // the loader was created from this entity
    },
  };
}
