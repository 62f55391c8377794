import type { contract } from '@farwend/api-contract';
import type { Handlers } from '#src/kernel/handler.ts';
import { findMapFeatures } from './findMapFeatures.ts';

export const mapFeatureHandlers: Handlers<typeof contract.mapFeatures> = {
  list: ({ query }) =>
    Promise.resolve({ body: findMapFeatures(query), headers: { 'Cache-Control': 'public, max-age=86400', Vary: 'Accept-Encoding' } }),
};
