import { Failure } from '#src/kernel/failure.ts';
import { type CallContext, NO_VERSION } from '#src/kernel/context.ts';
import type { ContentRow } from './content.model.ts';
import { selectUserName } from './checkContentVersion.sql.ts';

/** Throws 409 if a change is based on an older version, naming both versions and the author of the newer one. */
export async function checkContentVersion(
  row: Pick<ContentRow, 'version' | 'updatedById'>,
  basedOn: number | undefined,
  context: CallContext,
): Promise<void> {
  const stale = [context.ifMatch, basedOn].find((version) => version !== null && version !== undefined && version !== row.version);
  if (stale === undefined) return;
  const [author] = await context.db.run(selectUserName, { updatedById: row.updatedById });
  throw new Failure('version.stale', {
    message: `You changed ${stale === NO_VERSION ? 'another version' : `version ${stale}`}, but version ${row.version} is the newest: ${author?.name ?? 'the system'} saved it meanwhile. Read it again, then repeat the change.`,
    headers: { ETag: `"v${row.version}"` },
  });
}
