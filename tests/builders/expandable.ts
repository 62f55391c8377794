import { listExpandPaths } from '@farwend/api-contract';
import { everyCall } from './everyCall.ts';
import { buildPath, pickSample, type ProtectedRecord, ruleForPath, type Viewer } from './visibility.ts';
import type { VisibilityRule } from '../api/rights.data.ts';

/** Every call that takes `expand`, with all its paths in groups that one request may name. */
export const expandableCalls = everyCall
  .filter(({ call }) => call.expand)
  .map((one) => ({ ...one, groups: chunk(listExpandPaths(one.call), 5) }));

/** The addresses at which a viewer calls it: for a few records that they see, or the list itself. */
export function addressesFor(
  { call }: (typeof expandableCalls)[number],
  viewer: Viewer,
  loaded: ReadonlyMap<VisibilityRule, ProtectedRecord[]>,
): string[] {
  if (!call.path.includes('{')) return [call.path];
  const rule = ruleForPath(call.path);
  const seen = (rule ? (loaded.get(rule) ?? []) : []).filter((row) => row.seenBy(viewer));
  return pickSample(seen)
    .slice(0, 2)
    .map((row) => buildPath(call, row, '1'));
}

function chunk(paths: string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) => paths.slice(index * size, (index + 1) * size));
}
