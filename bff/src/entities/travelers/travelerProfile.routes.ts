import { type BodyOf, contract } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { fieldFailure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { personalText } from './personalText.ts';
import { travelerEntity } from './traveler.entity.ts';
import { profileEntity, type TravelerProfileView } from './travelerProfile.entity.ts';
import type { TravelerProfileRow } from './travelerProfile.model.ts';

type Change = BodyOf<typeof contract.travelerProfiles.update>;

/** Profiles are found by their own id or by the traveler's: there is one each, made by the first change. */
export const travelerProfileHandlers: Handlers<typeof contract.travelerProfiles> = {
  list: async ({ query }, context) => {
    const page = await listPage(profileEntity(context), query, context);
    return { body: page, headers: pageHeaders(page, contract.travelerProfiles.list.path) };
  },
  updateOwn: async ({ body }, context) => ok(await changeProfile(context.actor.person?.personId ?? '', body, context)),
  read: async ({ params }, context) => {
    const entity = profileEntity(context);
    const id = await profileIdOf(params.id, context);
    if (id === null) throw notFound();
    return ok(entity.present(await findSeen(entity, id, context), context.actor));
  },
  update: async ({ params, body }, context) => ok(await changeProfile(params.id, body, context)),
};

async function profileIdOf(profileOrTravelerId: string, { sequelize, transaction }: CallContext): Promise<string | null> {
  if (!isId(profileOrTravelerId)) return null;
  const text = 'SELECT id FROM traveler_profiles WHERE id = $1 OR traveler_id = $1';
  const [row] = await preparedQuery<{ id: string }>(sequelize, 'profile.find', text, [profileOrTravelerId], transaction);
  return row?.id ?? null;
}

async function changeProfile(profileOrTravelerId: string, body: Change, context: CallContext): Promise<TravelerProfileView> {
  const entity = profileEntity(context);
  const id = (await profileIdOf(profileOrTravelerId, context)) ?? (await insertEmpty(profileOrTravelerId, context)).id;
  const row = await findToChange(entity, id, context, body.version);
  await checkLocations('visited', body.visited, context);
  await checkLocations('wishlist', body.wishlist, context);
  const { interests, pace, dietary, companions, visited, wishlist, celebrations, loyalty, aboutMe } = body;
  const facts = { interests, pace, dietary, companions, visited, wishlist, celebrations, loyalty, aboutMe };
  const sent = { ...changedValues(row, facts), ...sealedNeeds(body, row, context) };
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return entity.present(await saveChange(entity, row, { values: sent, kind, note: body.changeNote }, context), context.actor);
}

/** The same text sealed again looks different: it is left out unless it says something else. */
function sealedNeeds({ accessibilityNeeds }: Change, row: TravelerProfileRow, { settings }: CallContext): Partial<TravelerProfileRow> {
  if (accessibilityNeeds === undefined) return {};
  if (accessibilityNeeds === null || accessibilityNeeds === '') return { accessibilityNeeds: null };
  const text = personalText(settings);
  const before = row.accessibilityNeeds && text.open(row.accessibilityNeeds, row.travelerId);
  return before === accessibilityNeeds ? {} : { accessibilityNeeds: text.seal(accessibilityNeeds, row.travelerId) };
}

async function insertEmpty(travelerId: string, context: CallContext): Promise<TravelerProfileRow> {
  const traveler = await findSeen(travelerEntity, travelerId, context); // locks: two first changes at once make one profile
  const made = await profileIdOf(traveler.id, context);
  if (made) return findSeen(profileEntity(context), made, context);
  const empty: TravelerProfileRow = {
    ...newRecord(newId(), context),
    travelerId: traveler.id,
    interests: [],
    pace: null,
    dietary: [],
    accessibilityNeeds: null,
    companions: [],
    visited: [],
    wishlist: [],
    celebrations: [],
    loyalty: [],
    aboutMe: null,
  };
  return insertRecord(profileEntity(context), empty, context);
}

async function checkLocations(
  name: 'visited' | 'wishlist',
  ids: string[] | undefined,
  { sequelize, transaction }: CallContext,
): Promise<void> {
  if (!ids || ids.length === 0) return;
  const text = 'SELECT i AS id FROM unnest($1::uuid[]) i WHERE NOT EXISTS (SELECT FROM locations l WHERE l.id = i) LIMIT 1';
  const [unknown] = await preparedQuery<{ id: string }>(sequelize, 'profile.unknownLocation', text, [ids], transaction);
  if (unknown) throw fieldFailure(`/${name}/${ids.indexOf(unknown.id)}`, 'unknown', 'We do not know a place with this id');
}
