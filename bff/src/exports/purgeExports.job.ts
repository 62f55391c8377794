import { rm } from 'node:fs/promises';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Services } from '#src/services.ts';
import { exportFile } from './exportUrl.ts';

/** Deletes the files of exports after a day. */
export function purgeExports({ sequelize, settings }: Services) {
  return async (): Promise<void> => {
    const old = await preparedQuery<{ id: string; format: string }>(sequelize, 'export.old', selectOld, [], null);
    for (const { id, format } of old) {
      await rm(exportFile(id, format, settings), { force: true });
      await preparedQuery(sequelize, 'export.delete', 'DELETE FROM exports WHERE id = $1', [id], null);
    }
  };
}

const selectOld = `SELECT id, format FROM exports WHERE requested_at < now() - interval '1 day' LIMIT 1000`;
