import type { TravelerRow } from '#src/entities/travelers/traveler.model.ts';

type Values = Partial<TravelerRow>;

/**
 * What changes of the one that stays: what it does not know comes from the other, lists are united, sums added. A consent to letters
 * belongs to an address and stays with it; a wish for no contact holds for both.
 */
export function mergedValues(survivor: TravelerRow, other: TravelerRow): Values {
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
  return changesOf(survivor, values);
}

/** What of the one that stays goes back: what still is as the merge left it; sums lose what came with the other. */
export function unmergedValues(now: TravelerRow, before: Values, after: Values): Values {
  const values: Values = {};
  for (const name of Object.keys(after)) {
    if (sums.has(name)) continue;
    const isUntouched = JSON.stringify(Reflect.get(now, name)) === JSON.stringify(Reflect.get(after, name));
    if (isUntouched) Reflect.set(values, name, Reflect.get(before, name) ?? null);
  }
  const gained = (name: 'tripCount' | 'lifetimeValueUSD') => (after[name] ?? 0) - (before[name] ?? 0);
  return changesOf(now, {
    ...values,
    tripCount: Math.max(0, now.tripCount - gained('tripCount')),
    lifetimeValueUSD: Math.max(0, now.lifetimeValueUSD - gained('lifetimeValueUSD')),
  });
}

const sums = new Set(['tripCount', 'lifetimeValueUSD']);

function changesOf(row: TravelerRow, values: Values): Values {
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(row, name));
  return Object.fromEntries(Object.entries(values).filter(differs));
}
