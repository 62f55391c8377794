import type { Contract, ReplyOf } from '@farwend/api-contract';

/** A name on maps as a reply has it. */
export type MapFeature = ReplyOf<Contract['mapFeatures']['list']>[number];

/** Kind, name, latitude, longitude, rank (0 for an ocean, 10 for a village) and, of a peak, its height in metres. */
export type MapFeatureRow = readonly [kind: MapFeature['kind'], name: string, lat: number, lng: number, rank: number, heightM?: number];
