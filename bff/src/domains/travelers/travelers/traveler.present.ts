import type { ReplyOf, contract } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Actor, isStaff } from '#src/kernel/actor.ts';
import type { TravelerRow } from './traveler.model.ts';
import { isMasked } from './traveler.policy.ts';

export type TravelerView = ReplyOf<typeof contract.travelers.read>;

/** A traveler as this caller may see them. */
export function presentTraveler(row: TravelerRow, actor: Actor): TravelerView {
  return {
    ...commonFields(row),
    status: row.status,
    ...(isStaff(actor) ? staffFields(row) : {}),
    ...(isMasked(actor) ? maskContactData(row) : {}),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

export function snapshotOfTraveler(row: TravelerRow): Record<string, unknown> {
  return { ...commonFields(row), ...staffFields(row) };
}

/** A stored version as this caller may see it. */
export function presentTravelerSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (!isStaff(actor)) return Object.fromEntries(Object.entries(snapshot).filter(([name]) => !staffFieldNames.includes(name)));
  if (!isMasked(actor)) return snapshot;
  const masked = maskContactData({ email: String(snapshot['email']), familyName: String(snapshot['familyName']) });
  return { ...snapshot, ...Object.fromEntries(Object.entries(masked).filter(([name]) => name in snapshot)) };
}

function commonFields(row: TravelerRow) {
  return {
    id: row.id,
    userId: row.userId,
    givenName: row.givenName,
    familyName: row.familyName,
    email: row.email,
    phone: row.phone,
    countryOfResidence: row.countryOfResidence,
    timeZone: row.timeZone,
    preferredContact: row.preferredContact,
    preferredContactTime: row.preferredContactTime,
    marketing: row.marketing,
  };
}

const staffFieldNames = ['doNotContact', 'tags', 'source', 'isRepeat', 'tripCount', 'lifetimeValueUSD', 'mergedIntoId', 'erasedAt'];

function staffFields(row: TravelerRow) {
  return {
    doNotContact: row.doNotContact,
    tags: row.tags,
    source: row.source,
    isRepeat: row.tripCount > 1,
    tripCount: row.tripCount,
    lifetimeValueUSD: row.lifetimeValueUSD,
    mergedIntoId: row.mergedIntoId,
    erasedAt: toIsoString(row.erasedAt),
  };
}

/** "d•••@example.com", "R." and no phone. */
function maskContactData({ email, familyName }: Pick<TravelerRow, 'email' | 'familyName'>) {
  const [first = ''] = email;
  const [initial = ''] = familyName;
  return { email: `${first}•••${email.slice(email.lastIndexOf('@'))}`, familyName: `${initial}.`, phone: null };
}
