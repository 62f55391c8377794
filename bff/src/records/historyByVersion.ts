import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { historyCalls } from './history.ts';

/** The path parameters of a version. */
export interface VersionPath {
  params: { id: string; version: string };
}

/** History handlers for the older paths, whose parameter is {version} and whose callers may see whole snapshots. */
export function historyByVersion<R extends RecordRow, V>(entity: Entity<R, V>) {
  const { versions, version } = historyCalls(entity, (snapshot) => snapshot);
  const renameParams = ({ id, version: v }: VersionPath['params']) => ({ id, v });
  return {
    versions,
    version: ({ params, query }: VersionPath & { query: { compareTo?: number | undefined } }, context: CallContext) =>
      version({ params: renameParams(params), query }, context),
  };
}
