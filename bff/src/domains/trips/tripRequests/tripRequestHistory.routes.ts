import type { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { findVisible } from '#src/records/records.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import { presentTripRequestVersion } from './tripRequest.present.ts';

type HistoryCalls = Pick<typeof contract.tripRequests, 'versions' | 'version'>;

/** The versions of a trip request; agents see of old versions what their current match allows. */
export const tripRequestHistoryHandlers: Handlers<HistoryCalls> = {
  versions: async (input, context) => (await buildHistoryCalls(input.params.id, context)).versions(input, context),
  version: async (input, context) => (await buildHistoryCalls(input.params.id, context)).version(input, context),
};

async function buildHistoryCalls(id: string, context: CallContext) {
  const row = await findVisible(entity, id, context);
  return historyCalls(entity, (snapshot, { actor }) => presentTripRequestVersion(snapshot, actor, row));
}
