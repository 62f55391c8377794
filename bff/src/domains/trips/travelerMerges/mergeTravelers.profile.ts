import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { uniteLists } from '#src/domains/trips/merges/mergedValues.ts';
import { type HealthTexts, openHealthTexts, sealChangedTexts } from '#src/domains/travelers/travelerProfiles/healthTexts.ts';
import { buildProfileEntity } from '#src/domains/travelers/travelerProfiles/travelerProfile.entity.ts';
import { type TravelerProfileRow, TravelerProfileModel } from '#src/domains/travelers/travelerProfiles/travelerProfile.model.ts';
import type { CallContext } from '#src/kernel/context.ts';

type ProfileFields = Omit<
  TravelerProfileRow,
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'createdById'
  | 'updatedById'
  | 'travelerId'
  | 'accessibilityNeeds'
  | 'dietary'
  | 'sealedDietary'
>;

/** The survivor's profile before and after the merge; null if the other traveler had none. */
export type ProfileUndo = {
  id: string;
  before: ProfileFields;
  after: ProfileFields;
  tookNeeds: boolean;
  /** Sealed, in base64; absent if they stayed the same. */
  dietary?: { before: string | null; after: string };
} | null;

const emptyProfile: ProfileFields = {
  interests: [],
  pace: null,
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
  const noTexts = { accessibilityNeeds: null, dietary: [], sealedDietary: null };
  const fresh = { ...newRecord(newId(), context), ...emptyProfile, ...noTexts, travelerId: survivorId };
  const own = existing ?? (await insertRecord(buildProfileEntity(context), fresh, context));
  const after = mergeFields(own, other);
  const texts = sealChangedTexts(own, mergeTexts(own, other, context), context.settings);
  const merged = await saveChange(buildProfileEntity(context), own, { values: { ...after, ...texts }, kind: 'MERGE' }, context);
  const sealed = { before: own.sealedDietary?.toString('base64') ?? null, after: merged.sealedDietary?.toString('base64') ?? '' };
  return {
    id: own.id,
    before: pickFields(own),
    after,
    tookNeeds: texts.accessibilityNeeds !== undefined,
    ...(texts.sealedDietary && { dietary: sealed }),
  };
}

/** Restores the values that have not changed since the merge. */
export async function restoreProfile(undo: ProfileUndo, survivorId: string, context: CallContext): Promise<void> {
  const own = undo && (await findProfile(survivorId, context));
  if (!own) return;
  const isUntouched = (name: keyof ProfileFields) => JSON.stringify(own[name]) === JSON.stringify(undo.after[name]);
  const values = Object.fromEntries(names.filter(isUntouched).map((name) => [name, undo.before[name]]));
  const needs = undo.tookNeeds ? { accessibilityNeeds: null } : {};
  const texts = { ...needs, ...restoreDietary(undo, own, context) };
  await saveChange(buildProfileEntity(context), own, { values: { ...values, ...texts }, kind: 'RESTORE' }, context);
}

/** Compares plain lists, because both may have been sealed again since. */
function restoreDietary({ dietary }: NonNullable<ProfileUndo>, own: TravelerProfileRow, context: CallContext): Partial<TravelerProfileRow> {
  if (!dietary) return {};
  const open = (base64: string | null) => {
    const sealedDietary = base64 === null ? null : Buffer.from(base64, 'base64');
    return openHealthTexts({ ...own, dietary: [], sealedDietary }, context.settings).dietary;
  };
  const current = openHealthTexts(own, context.settings).dietary;
  if (JSON.stringify(current) !== JSON.stringify(open(dietary.after))) return {};
  return sealChangedTexts(own, { dietary: open(dietary.before) }, context.settings);
}

/** Unites the lists; the other's needs are taken only where the survivor has none. Each is sealed for its traveler. */
function mergeTexts(own: TravelerProfileRow, other: TravelerProfileRow, { settings }: CallContext): HealthTexts {
  const [ownTexts, otherTexts] = [openHealthTexts(own, settings), openHealthTexts(other, settings)];
  const dietary = uniteLists(ownTexts.dietary, otherTexts.dietary, 20);
  return { dietary, accessibilityNeeds: ownTexts.accessibilityNeeds ?? otherTexts.accessibilityNeeds };
}

/** Unites lists and fills in missing values from the other profile. */
function mergeFields(own: ProfileFields, other: ProfileFields): ProfileFields {
  return {
    interests: uniteLists(own.interests, other.interests, 20),
    pace: own.pace ?? other.pace,
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

async function findProfile(travelerId: string, { db }: CallContext): Promise<TravelerProfileRow | undefined> {
  return (await db.find(TravelerProfileModel, { where: { travelerId } }))[0];
}
