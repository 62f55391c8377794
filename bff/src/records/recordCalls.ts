import { newId } from '#src/kernel/newId.ts';
import { ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { listPage, searchPage } from './lists.ts';
import { findVisible } from './records.ts';

type ListQuery = Parameters<typeof listPage>[1];
type SearchInput = Parameters<typeof searchPage>[1];
/** The path parameters of a record. */
export interface RecordPath {
  params: { id: string };
}

/** Handlers of the reads that every entity has: list, read and search. */
export function recordCalls<R extends RecordRow, V>(entity: Entity<R, V>) {
  return {
    list: listOf(entity, async ({ query }: { query: ListQuery }, context: CallContext) => ok(await listPage(entity, query, context))),
    read: async ({ params }: RecordPath, context: CallContext) =>
      ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
    search: listOf(entity, async ({ body }: { body: SearchInput }, context: CallContext) =>
      ok({ id: newId(), ...(await searchPage(entity, body, context)) }),
    ),
  };
}
