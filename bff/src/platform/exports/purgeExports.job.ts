import type { Services } from '#src/kernel/context.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { exportKey } from './exportUrl.ts';
import { selectExpiredExports, deleteExport } from './purgeExports.sql.ts';

/** Deletes the files of exports after a day. */
export function purgeExports({ db, settings }: Services) {
  return async (_: unknown, { signal }: { signal: AbortSignal }): Promise<void> => {
    const store = createFileStore(settings, 'exports');
    const failed = await runForEach(await db.run(selectExpiredExports, {}), signal, async ({ id, format }) => {
      await store.remove(exportKey(id, format));
      await db.run(deleteExport, { id });
    });
    throwIfFailed(failed);
  };
}
