import { type Call, MAX_EXPORTED_ROWS } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { ListedItem, ListInput, ListReader } from './listReader.ts';

const PAGE = 500;

/** Reads a list to its end, page by page. Throws if it is longer than an export may be. */
export async function* readListRows(call: Call, input: ListInput, read: ListReader, context: CallContext): AsyncGenerator<ListedItem> {
  for (let offset = 0; ; offset += PAGE) {
    const { items } = await read(call, input, { offset, limit: PAGE }, context);
    if (offset + items.length > MAX_EXPORTED_ROWS) throw tooManyRows();
    yield* items;
    if (items.length < PAGE) return;
  }
}

export function tooManyRows(): Failure {
  const most = MAX_EXPORTED_ROWS.toLocaleString('en-US');
  return new Failure('query.tooLarge', {
    message: `An export has at most ${most} rows. Narrow the filters, and export the rest separately.`,
  });
}
