import type { CallContext } from '#src/kernel/context.ts';

/** Runs part of a handler in a transaction, for handlers that manage their own (see `withoutTransaction`). */
export function runInTransaction<T>(context: CallContext, work: (context: CallContext) => Promise<T>): Promise<T> {
  return context.db.transaction((db) => work({ ...context, db }));
}
