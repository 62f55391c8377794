import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import { findItem } from '#src/publishing/findItem.ts';
import { jsonReply } from '#src/kernel/jsonReply.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { itineraryType } from './itinerary.type.ts';

const { ld: product, ...page } = pageCalls(itineraryType);

export const itineraryHandlers: Handlers<typeof contract.itineraries> = {
  ...contentCalls(itineraryType),
  ...versionCalls(itineraryType),
  ...publishingCalls(itineraryType),
  ...lookupCalls(itineraryType),
  ...linkCalls(itineraryType),
  ...page,
  product,

  days: async ({ params, query }, context) => {
    const { fields, version } = await findItem(itineraryType, params.id, query, context);
    return jsonReply(JSON.stringify(fields.days), version);
  },
};
