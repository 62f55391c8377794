import type { BodyOf, contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { sealChangedTexts } from './healthTexts.ts';
import { buildProfileEntity, listedProfiles, type TravelerProfileView } from './travelerProfile.entity.ts';
import type { TravelerProfileRow } from './travelerProfile.model.ts';
import { selectProfileId } from './travelerProfile.sql.ts';

type Change = BodyOf<typeof contract.travelerProfiles.update>;

/** A profile is addressed by its own id or its traveler's, and created by the first change. */
export const travelerProfileHandlers: Handlers<typeof contract.travelerProfiles> = {
  list: listOf(listedProfiles, async ({ query }, context) => ok(await listPage(buildProfileEntity(context), query, context))),
  updateOwn: async ({ body }, context) => ok(await changeProfile(context.actor.person?.personId ?? '', body, context)),
  read: async ({ params }, context) => {
    const entity = buildProfileEntity(context);
    const id = await findProfileId(params.id, context);
    if (id === null) throw notFound();
    return ok(entity.present(await findVisible(entity, id, context), context.actor));
  },
  update: async ({ params, body }, context) => ok(await changeProfile(params.id, body, context)),
};

async function findProfileId(profileOrTravelerId: string, { db }: CallContext): Promise<string | null> {
  if (!isId(profileOrTravelerId)) return null;
  const [row] = await db.run(selectProfileId, { profileOrTravelerId });
  return row?.id ?? null;
}

async function changeProfile(profileOrTravelerId: string, body: Change, context: CallContext): Promise<TravelerProfileView> {
  const entity = buildProfileEntity(context);
  const id = (await findProfileId(profileOrTravelerId, context)) ?? (await insertEmptyProfile(profileOrTravelerId, context)).id;
  const row = await findForUpdate(entity, id, context, body.version);
  const { interests, pace, dietary, accessibilityNeeds, companions, visited, wishlist, celebrations, loyalty, aboutMe } = body;
  const facts = { interests, pace, companions, visited, wishlist, celebrations, loyalty, aboutMe };
  const values = { ...pickChangedValues(row, facts), ...sealChangedTexts(row, { dietary, accessibilityNeeds }, context.settings) };
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return entity.present(await saveChange(entity, row, { values, kind, note: body.changeNote }, context), context.actor);
}

async function insertEmptyProfile(travelerId: string, context: CallContext): Promise<TravelerProfileRow> {
  const traveler = await findVisible(travelerEntity, travelerId, context); // locks the traveler: concurrent first changes create one profile
  const existingId = await findProfileId(traveler.id, context);
  if (existingId) return findVisible(buildProfileEntity(context), existingId, context);
  const empty: TravelerProfileRow = {
    ...newRecord(newId(), context),
    travelerId: traveler.id,
    interests: [],
    pace: null,
    dietary: [],
    sealedDietary: null,
    accessibilityNeeds: null,
    companions: [],
    visited: [],
    wishlist: [],
    celebrations: [],
    loyalty: [],
    aboutMe: null,
  };
  return insertRecord(buildProfileEntity(context), empty, context);
}
