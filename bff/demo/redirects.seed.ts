import { insertModels } from '#src/db/bulkInsert.ts';
import { redirectEntity } from '#src/domains/editorial/redirects/redirect.entity.ts';
import { RedirectModel, type RedirectRow } from '#src/domains/editorial/redirects/redirect.model.ts';
import { demoRedirects } from './data/redirects.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** Redirects that a publisher wrote. */
export async function seedRedirects(context: SeedContext): Promise<void> {
  const publisher = demoId('user', 'publisher@example.com');
  const rows = demoRedirects.map(({ fromPath, toPath, code, days }): RedirectRow => {
    const at = context.time.ago(days);
    const record = {
      id: demoId('redirect', fromPath),
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdById: publisher,
      updatedById: publisher,
    };
    return { ...record, fromPath, toPath, toEntityType: null, toEntityId: null, code, reason: 'MANUAL', hits: 0, lastHitAt: null };
  });
  await insertModels(context.db, RedirectModel, rows);
  await insertFirstVersions(context.db, redirectEntity, rows);
}
