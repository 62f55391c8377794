import type { Services } from '#src/kernel/context.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { exportKey } from './exportUrl.ts';
import { selectExpiredExports, deleteExport } from './purgeExports.sql.ts';

/** Deletes the files of exports after a day. */
export function purgeExports({ db, settings }: Services) {
  return async (): Promise<void> => {
    const store = createFileStore(settings, 'exports');
    const expired = await db.run(selectExpiredExports, {});
    for (const { id, format } of expired) {
      await store.remove(exportKey(id, format));
      await db.run(deleteExport, { id });
    }
  };
}
