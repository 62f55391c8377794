import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentRow } from './content.model.ts';

/** Refuses a change that was made on an older version, and names both versions and who saved the newer one. */
export async function refuseStale(
  row: Pick<ContentRow, 'version' | 'updatedById'>,
  basedOn: number | undefined,
  context: CallContext,
): Promise<void> {
  const stale = [context.ifMatch, basedOn].find((version) => version !== null && version !== undefined && version !== row.version);
  if (stale === undefined) return;
  const [author] = await preparedQuery<{ name: string }>(
    context.sequelize,
    'content.authorOf',
    `SELECT given_name || ' ' || family_name AS name FROM users WHERE id = $1`,
    [row.updatedById],
    context.transaction,
  );
  throw new Failure('version.stale', {
    message: `You changed version ${stale}, but version ${row.version} is the newest: ${author?.name ?? 'the system'} saved it meanwhile. Read it again, then repeat the change.`,
    headers: { ETag: `"v${row.version}"` },
  });
}
