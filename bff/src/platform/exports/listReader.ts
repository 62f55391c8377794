import type { Call } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';

/** What selects the items of a list: the query of a GET or the body of a search. */
export interface ListInput {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Consecutive items of a list. */
export interface ListPage {
  items: ListedItem[];
  total: number;
  totalIsEstimate?: boolean | undefined;
}
/** An item as the caller reads it. */
export type ListedItem = Readonly<Record<string, unknown>>;

/** Reads a page of a list of the contract with the rights of a context. Throws the failure that the API would answer. */
export type ListReader = (call: Call, input: ListInput, page: { offset: number; limit: number }, context: CallContext) => Promise<ListPage>;
