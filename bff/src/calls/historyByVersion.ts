import type { CallContext } from '#src/http/handler.ts';
import type { Entity, RecordRow } from './entity.ts';
import { historyCalls } from './history.ts';

/** A call whose path names a record and one of its versions. */
export interface OfVersion {
  params: { id: string; version: string };
}

/** The history calls of paths whose version is called {version}, as the older paths of the specification do. Their readers may see all of a snapshot. */
export function historyByVersion<R extends RecordRow, V>(entity: Entity<R, V>) {
  const { versions, version, versionExists } = historyCalls(entity, (snapshot) => snapshot);
  const named = ({ id, version: v }: OfVersion['params']) => ({ id, v });
  return {
    versions,
    version: ({ params, query }: OfVersion & { query: { compareTo?: number | undefined } }, context: CallContext) =>
      version({ params: named(params), query }, context),
    versionExists: ({ params }: OfVersion, context: CallContext) => versionExists({ params: named(params) }, context),
  };
}
