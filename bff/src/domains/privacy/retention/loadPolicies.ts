import { type contract, type ReplyOf, type RetentionKey, retentionKeys, retentionPeriods } from '@farwend/api-contract';
import type { Db } from '#src/kernel/db.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { RetentionPolicyModel, type RetentionPolicyRow } from './retentionPolicy.model.ts';

export type RetentionPolicy = ReplyOf<typeof contract.retentionPolicies.update>;

/** The version of a period that nobody has changed, which has no row. */
export const DEFAULT_VERSION = 1;

/** All policies, in the order of `retentionKeys`. */
export async function loadPolicies(db: Db): Promise<RetentionPolicy[]> {
  const rows = await db.find(RetentionPolicyModel, {});
  return retentionKeys.map((key) =>
    presentPolicy(
      key,
      rows.find((row) => row.key === key),
    ),
  );
}

/** A policy as an administrator changed it, else with its default. */
export function presentPolicy(key: RetentionKey, row: RetentionPolicyRow | undefined): RetentionPolicy {
  const { days: defaultDays, what } = retentionPeriods[key];
  const changed = row && { days: row.days, version: row.version, updatedAt: toIsoString(row.updatedAt) };
  return { key, what, defaultDays, ...(changed ?? { days: defaultDays, version: DEFAULT_VERSION, updatedAt: null }) };
}
