import { rm } from 'node:fs/promises';
import type { Services } from '#src/kernel/context.ts';
import { exportFilePath } from './exportUrl.ts';
import { selectExpiredExports, deleteExport } from './purgeExports.sql.ts';

/** Deletes the files of exports after a day. */
export function purgeExports({ db, settings }: Services) {
  return async (): Promise<void> => {
    const expired = await db.run(selectExpiredExports, {});
    for (const { id, format } of expired) {
      await rm(exportFilePath(id, format, settings), { force: true });
      await db.run(deleteExport, { id });
    }
  };
}
