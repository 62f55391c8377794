import type { WhereOptions } from 'sequelize';
import type { Entity, RecordRow } from './entity.ts';

/** Look-ups by id that one caller makes at once, such as those of all records that a list refers to: one statement an entity. */
export interface RowBatches {
  /** The row under an id, if the condition of the entity's policy lets the caller see it. */
  find<R extends RecordRow, V>(entity: Entity<R, V>, id: string, visible: WhereOptions): Promise<R | undefined>;
}
