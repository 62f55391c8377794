import { rows } from '#src/calls/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { personalText } from '#src/entities/travelers/personalText.ts';
import { profileEntity } from '#src/entities/travelers/travelerProfile.entity.ts';
import type { TravelerProfileRow } from '#src/entities/travelers/travelerProfile.model.ts';
import type { CallContext } from '#src/http/handler.ts';

type Facts = Omit<
  TravelerProfileRow,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdById' | 'updatedById' | 'travelerId' | 'accessibilityNeeds'
>;

/** What the profile of the one that stays said before and after it took the other's in; null when the other had none. */
export type KeptProfile = { id: string; before: Facts; after: Facts; tookNeeds: boolean } | null;

const empty: Facts = {
  interests: [],
  pace: null,
  dietary: [],
  companions: [],
  visited: [],
  wishlist: [],
  celebrations: [],
  loyalty: [],
  aboutMe: null,
};

/** The profile of the one that stays takes in what the other's knows; the other's stays where it is, nobody reads it any more. */
export async function mergeProfiles(survivorId: string, mergedId: string, context: CallContext): Promise<KeptProfile> {
  const other = await profileOf(mergedId, context);
  if (!other) return null;
  const found = await profileOf(survivorId, context);
  const fresh = { ...newRecord(newId(), context), ...empty, travelerId: survivorId, accessibilityNeeds: null };
  const own = found ?? (await insertRecord(profileEntity(context), fresh, context));
  const after = mergedFacts(own, other);
  const needs = own.accessibilityNeeds ? null : sealedAnew(other, survivorId, context);
  const values = { ...after, ...(needs ? { accessibilityNeeds: needs } : {}) };
  await saveChange(profileEntity(context), own, { values, kind: 'MERGE' }, context);
  return { id: own.id, before: factsOf(own), after, tookNeeds: needs !== null };
}

/** What of it still is as the merge left it goes back. */
export async function restoreProfile(kept: KeptProfile, survivorId: string, context: CallContext): Promise<void> {
  const own = kept && (await profileOf(survivorId, context));
  if (!own) return;
  const isUntouched = (name: keyof Facts) => JSON.stringify(own[name]) === JSON.stringify(kept.after[name]);
  const values = Object.fromEntries(names.filter(isUntouched).map((name) => [name, kept.before[name]]));
  const needs = kept.tookNeeds ? { accessibilityNeeds: null } : {};
  await saveChange(profileEntity(context), own, { values: { ...values, ...needs }, kind: 'RESTORE' }, context);
}

/** What both know: lists united, and what the first does not say from the other. */
function mergedFacts(own: Facts, other: Facts): Facts {
  return {
    interests: united(own.interests, other.interests, 20),
    pace: own.pace ?? other.pace,
    dietary: united(own.dietary, other.dietary, 20),
    companions: united(own.companions, other.companions, 12),
    visited: united(own.visited, other.visited, 200),
    wishlist: united(own.wishlist, other.wishlist, 200),
    celebrations: united(own.celebrations, other.celebrations, 20),
    loyalty: united(own.loyalty, other.loyalty, 20),
    aboutMe: own.aboutMe ?? other.aboutMe,
  };
}

const names = Object.keys(empty).filter((name): name is keyof Facts => name in empty);

function factsOf(row: Facts): Facts {
  return mergedFacts(row, empty);
}

function united<T>(own: readonly T[], other: readonly T[], most: number): T[] {
  const byText = new Map([...own, ...other].map((one) => [JSON.stringify(one), one]));
  return [...byText.values()].slice(0, Math.max(most, own.length));
}

async function profileOf(travelerId: string, { models, transaction }: CallContext): Promise<TravelerProfileRow | undefined> {
  return rows<TravelerProfileRow>(await models.travelerProfiles.findAll({ where: { travelerId }, raw: true, transaction }))[0];
}

/** A text is sealed for its traveler, so it is opened and sealed for the other. */
function sealedAnew({ accessibilityNeeds, travelerId }: TravelerProfileRow, survivorId: string, { settings }: CallContext): Buffer | null {
  const text = personalText(settings);
  const plain = accessibilityNeeds && text.open(accessibilityNeeds, travelerId);
  return plain ? text.seal(plain, survivorId) : null;
}
