import { recordAudit } from '#src/records/recordVersion.ts';
import { buildPagePath } from '#src/publishing/pagePaths.ts';
import { markPagesGone } from '#src/publishing/syncRedirects.ts';
import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { deleteExpiredTrash } from './purgeTrash.sql.ts';

/** Deletes content that has been in the trash for 30 days, with its versions; its former paths respond with 410 from then on. */
export function purgeTrash(services: Services) {
  return (_: object, job: { id: string }): Promise<void> =>
    runAsSystem(services, job.id, async (context) => {
      const purged = await context.db.run(deleteExpiredTrash, {});
      for (const { id, type, title } of purged) await recordAudit('PURGE', type, id, { title }, context);
      const published = purged.filter((item) => item.was_shown);
      await markPagesGone(
        published.map((item) => ({ id: item.id, paths: [buildPagePath(item.type, item), ...item.earlier] })),
        context,
      );
    });
}
