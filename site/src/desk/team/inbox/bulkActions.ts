import type { Contract, ReplyOf } from '@farwend/api-contract';
import { api } from '#src/shared/api.ts';

export type BulkAction = ReplyOf<Contract['bulkActions']['create']>;

/** Between two questions whether a bulk action has ended, in milliseconds. */
const POLL_MS = 700;

/** Resolves to a bulk action once it has ended; one of more than a few records runs in the background. */
export async function waitForBulkAction(action: BulkAction): Promise<BulkAction> {
  let current = action;
  while (current.status === 'RUNNING') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    current = await api.get('/v3/bulk_actions/{id}', { params: { id: action.id }, query: { resultsLimit: 1000 } });
  }
  return current;
}
