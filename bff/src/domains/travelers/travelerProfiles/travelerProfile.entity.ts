import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { idField, momentField } from '#src/kernel/searchFields.ts';
import { is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isSelf } from '#src/domains/travelers/travelers/traveler.policy.ts';
import { openHealthTexts } from './healthTexts.ts';
import { type TravelerProfileRow, TravelerProfileModel } from './travelerProfile.model.ts';

export type TravelerProfileView = ReplyOf<typeof contract.travelerProfiles.read>;

/** Travelers see their own profile, care all. Built per context, because presenting opens sealed texts with its settings. */
export function buildProfileEntity({ settings }: CallContext): Entity<TravelerProfileRow, TravelerProfileView> {
  return {
    type: 'travelerProfile',
    model: TravelerProfileModel,
    policy: {
      visibleTo: (actor) => {
        if (is(actor, 'admin', 'care')) return {};
        return is(actor, 'traveler') && actor.person ? { travelerId: actor.person.personId } : null;
      },
      canChange: (actor, row) => is(actor, 'admin', 'care') || isSelf(actor, row.travelerId),
    },
    present: (row) => ({
      ...facts(row),
      ...openHealthTexts(row, settings),
      createdAt: toIsoString(row.createdAt),
      updatedAt: toIsoString(row.updatedAt),
      version: row.version,
    }),
    snapshot: (row) => ({
      ...facts(row),
      accessibilityNeeds: row.accessibilityNeeds?.toString('base64') ?? null, // still sealed
      dietary: row.sealedDietary?.toString('base64') ?? null,
    }),
    hasWord: { sql: `"travelerProfile"."id" IN (${aboutHasWord} UNION ALL ${travelerHasWord})`, values: {} },
    fields: listedProfiles.fields,
    defaultSort: ['updatedAt', 'DESC'],
  };
}

/** What profiles can be filtered and sorted by, and what `q` searches: whoever sees a profile knows the traveler. */
export const listedProfiles = {
  fields: {
    travelerId: idField('travelerId'),
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
  searchedFields: ['aboutMe', 'name and email address of the traveler'],
};
const aboutHasWord = '(SELECT a.id FROM traveler_profiles a WHERE plain_text(a.about_me) LIKE plain_text(:pattern))';
const travelerHasWord = `(SELECT b.id FROM traveler_profiles b JOIN travelers t ON t.id = b.traveler_id
  WHERE plain_text(t.given_name || ' ' || t.family_name || ' ' || t.email) LIKE plain_text(:pattern))`;

function facts(row: TravelerProfileRow) {
  return {
    id: row.id,
    travelerId: row.travelerId,
    interests: row.interests,
    pace: row.pace,
    companions: row.companions,
    visited: row.visited,
    wishlist: row.wishlist,
    celebrations: row.celebrations,
    loyalty: row.loyalty,
    aboutMe: row.aboutMe,
  };
}
