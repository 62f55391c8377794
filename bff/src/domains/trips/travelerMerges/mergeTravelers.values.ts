import { pickChanges, pickUntouched } from '#src/domains/trips/merges/mergedValues.ts';
import type { TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';

type Values = Partial<TravelerRow>;

/**
 * The values that change on the survivor: missing ones come from the other, lists are united, sums added. Newsletter consent belongs to an
 * email address and is not merged; doNotContact holds if either set it.
 */
export function mergeValues(survivor: TravelerRow, other: TravelerRow): Values {
  const values: Values = {
    phone: survivor.phone ?? other.phone,
    timeZone: survivor.timeZone ?? other.timeZone,
    preferredContact: survivor.preferredContact === 'ANY' ? other.preferredContact : survivor.preferredContact,
    preferredContactTime: survivor.preferredContactTime === 'ANY' ? other.preferredContactTime : survivor.preferredContactTime,
    source: survivor.source ?? other.source,
    tags: [...new Set([...survivor.tags, ...other.tags])].slice(0, 30),
    doNotContact: survivor.doNotContact || other.doNotContact,
    tripCount: survivor.tripCount + other.tripCount,
    lifetimeValueUSD: survivor.lifetimeValueUSD + other.lifetimeValueUSD,
  };
  return pickChanges(survivor, values);
}

/** The values that an undo restores on the survivor: those unchanged since the merge; sums lose what the merge added. */
export function unmergeValues(current: TravelerRow, before: Values, after: Values): Values {
  const added = (name: 'tripCount' | 'lifetimeValueUSD') => (after[name] ?? 0) - (before[name] ?? 0);
  return pickChanges(current, {
    ...pickUntouched(current, before, after),
    tripCount: Math.max(0, current.tripCount - added('tripCount')),
    lifetimeValueUSD: Math.max(0, current.lifetimeValueUSD - added('lifetimeValueUSD')),
  });
}
