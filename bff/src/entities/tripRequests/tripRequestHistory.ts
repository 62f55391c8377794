import type { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { findSeen } from '#src/calls/records.ts';
import type { CallContext, Handlers } from '#src/http/handler.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import { showSnapshot } from './tripRequest.present.ts';

type HistoryCalls = Pick<typeof contract.tripRequests, 'versions' | 'version' | 'versionExists'>;

/** The versions of a trip request; what an agent sees of old ones is what the match of today allows. */
export const tripRequestHistory: Handlers<HistoryCalls> = {
  versions: async (input, context) => (await historyFor(input.params.id, context)).versions(input, context),
  version: async (input, context) => (await historyFor(input.params.id, context)).version(input, context),
  versionExists: async (input, context) => (await historyFor(input.params.id, context)).versionExists(input, context),
};

async function historyFor(id: string, context: CallContext) {
  const row = await findSeen(entity, id, context);
  return historyCalls(entity, (snapshot, { actor }) => showSnapshot(snapshot, actor, row));
}
