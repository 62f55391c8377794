import type { ReplyOf, contract } from '@farwend/api-contract';
import { moment } from '#src/calls/entity.ts';
import { type Actor, isStaff } from '#src/http/actor.ts';
import type { TravelerRow } from './traveler.model.ts';
import { isMasked } from './traveler.policy.ts';

export type TravelerView = ReplyOf<typeof contract.travelers.read>;

/** What this caller may see of a traveler. */
export function presentTraveler(row: TravelerRow, actor: Actor): TravelerView {
  return {
    ...commonPart(row),
    status: row.status,
    ...(isStaff(actor) ? staffPart(row) : {}),
    ...(isMasked(actor) ? masked(row) : {}),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

/** What a version keeps. */
export function snapshotOfTraveler(row: TravelerRow): Record<string, unknown> {
  return { ...commonPart(row), ...staffPart(row) };
}

/** What this caller may see of a kept version. */
export function showSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (!isStaff(actor)) return Object.fromEntries(Object.entries(snapshot).filter(([name]) => !staffNames.includes(name)));
  if (!isMasked(actor)) return snapshot;
  const hidden = masked({ email: String(snapshot['email']), familyName: String(snapshot['familyName']) });
  return { ...snapshot, ...Object.fromEntries(Object.entries(hidden).filter(([name]) => name in snapshot)) };
}

function commonPart(row: TravelerRow) {
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

const staffNames = ['doNotContact', 'tags', 'source', 'isRepeat', 'tripCount', 'lifetimeValueUSD', 'mergedIntoId', 'erasedAt'];

function staffPart(row: TravelerRow) {
  return {
    doNotContact: row.doNotContact,
    tags: row.tags,
    source: row.source,
    isRepeat: row.tripCount > 1,
    tripCount: row.tripCount,
    lifetimeValueUSD: row.lifetimeValueUSD,
    mergedIntoId: row.mergedIntoId,
    erasedAt: moment(row.erasedAt),
  };
}

/** "d•••@example.com", "R." and no phone. */
function masked({ email, familyName }: Pick<TravelerRow, 'email' | 'familyName'>) {
  const [first = ''] = email;
  const [initial = ''] = familyName;
  return { email: `${first}•••${email.slice(email.lastIndexOf('@'))}`, familyName: `${initial}.`, phone: null };
}
