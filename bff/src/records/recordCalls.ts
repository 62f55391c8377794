import { newId } from '#src/database/newId.ts';
import { type CallContext, nothing, ok } from '#src/http/handler.ts';
import type { Entity, RecordRow } from './entity.ts';
import { listPage, pageHeaders, searchPage } from './lists.ts';
import { findSeen } from './records.ts';

type ListQuery = Parameters<typeof listPage>[1];
type SearchInput = Parameters<typeof searchPage>[1];
/** A call whose path names a record. */
export interface WithId {
  params: { id: string };
}

/** The reads every entity has: list, read, HEAD, search. `listPath` is the address of the list, for its Link header. */
export function recordCalls<R extends RecordRow, V>(entity: Entity<R, V>, listPath: string) {
  return {
    list: async ({ query }: { query: ListQuery }, context: CallContext) => {
      const page = await listPage(entity, query, context);
      return { body: page, headers: pageHeaders(page, listPath) };
    },
    read: async ({ params }: WithId, context: CallContext) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
    exists: async ({ params }: WithId, context: CallContext) => {
      await findSeen(entity, params.id, context);
      return nothing();
    },
    search: async ({ body }: { body: SearchInput }, context: CallContext) =>
      ok({ id: newId(), ...(await searchPage(entity, body, context)) }),
  };
}
