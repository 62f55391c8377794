import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import { findPiece } from '#src/content/findPiece.ts';
import { stored } from '#src/http/storedAnswer.ts';
import type { Handlers } from '#src/http/handler.ts';
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
    const { fields, version } = await findPiece(itineraryType, params.id, query, context);
    return stored(JSON.stringify(fields.days), version);
  },
};
