import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { getTextCipher } from '#src/domains/travelers/travelers/textCipher.ts';
import { buildProfileEntity } from '#src/domains/travelers/travelerProfiles/travelerProfile.entity.ts';
import { type TravelerProfileRow, TravelerProfileModel } from '#src/domains/travelers/travelerProfiles/travelerProfile.model.ts';
import type { CallContext } from '#src/kernel/context.ts';

type ProfileFields = Omit<
  TravelerProfileRow,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdById' | 'updatedById' | 'travelerId' | 'accessibilityNeeds'
>;

/** The survivor's profile before and after the merge; null if the other traveler had none. */
export type ProfileUndo = { id: string; before: ProfileFields; after: ProfileFields; tookNeeds: boolean } | null;

const emptyProfile: ProfileFields = {
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

/** Merges the other traveler's profile into the survivor's. The other profile stays, but is not used any more. */
export async function mergeProfiles(survivorId: string, mergedId: string, context: CallContext): Promise<ProfileUndo> {
  const other = await findProfile(mergedId, context);
  if (!other) return null;
  const existing = await findProfile(survivorId, context);
  const fresh = { ...newRecord(newId(), context), ...emptyProfile, travelerId: survivorId, accessibilityNeeds: null };
  const own = existing ?? (await insertRecord(buildProfileEntity(context), fresh, context));
  const after = mergeFields(own, other);
  const needs = own.accessibilityNeeds ? null : resealNeeds(other, survivorId, context);
  const values = { ...after, ...(needs ? { accessibilityNeeds: needs } : {}) };
  await saveChange(buildProfileEntity(context), own, { values, kind: 'MERGE' }, context);
  return { id: own.id, before: pickFields(own), after, tookNeeds: needs !== null };
}

/** Restores the values that have not changed since the merge. */
export async function restoreProfile(undo: ProfileUndo, survivorId: string, context: CallContext): Promise<void> {
  const own = undo && (await findProfile(survivorId, context));
  if (!own) return;
  const isUntouched = (name: keyof ProfileFields) => JSON.stringify(own[name]) === JSON.stringify(undo.after[name]);
  const values = Object.fromEntries(names.filter(isUntouched).map((name) => [name, undo.before[name]]));
  const needs = undo.tookNeeds ? { accessibilityNeeds: null } : {};
  await saveChange(buildProfileEntity(context), own, { values: { ...values, ...needs }, kind: 'RESTORE' }, context);
}

/** Unites lists and fills in missing values from the other profile. */
function mergeFields(own: ProfileFields, other: ProfileFields): ProfileFields {
  return {
    interests: uniteLists(own.interests, other.interests, 20),
    pace: own.pace ?? other.pace,
    dietary: uniteLists(own.dietary, other.dietary, 20),
    companions: uniteLists(own.companions, other.companions, 12),
    visited: uniteLists(own.visited, other.visited, 200),
    wishlist: uniteLists(own.wishlist, other.wishlist, 200),
    celebrations: uniteLists(own.celebrations, other.celebrations, 20),
    loyalty: uniteLists(own.loyalty, other.loyalty, 20),
    aboutMe: own.aboutMe ?? other.aboutMe,
  };
}

const names = Object.keys(emptyProfile).filter((name): name is keyof ProfileFields => name in emptyProfile);

function pickFields(row: ProfileFields): ProfileFields {
  return mergeFields(row, emptyProfile);
}

function uniteLists<T>(own: readonly T[], other: readonly T[], limit: number): T[] {
  const byText = new Map([...own, ...other].map((item) => [JSON.stringify(item), item]));
  return [...byText.values()].slice(0, Math.max(limit, own.length));
}

async function findProfile(travelerId: string, { db }: CallContext): Promise<TravelerProfileRow | undefined> {
  return (await db.find(TravelerProfileModel, { where: { travelerId } }))[0];
}

/** The text is encrypted for its traveler, so it is decrypted and encrypted for the survivor. */
function resealNeeds({ accessibilityNeeds, travelerId }: TravelerProfileRow, survivorId: string, { settings }: CallContext): Buffer | null {
  const cipher = getTextCipher(settings);
  const plain = accessibilityNeeds && cipher.decrypt(accessibilityNeeds, travelerId);
  return plain ? cipher.encrypt(plain, survivorId) : null;
}
