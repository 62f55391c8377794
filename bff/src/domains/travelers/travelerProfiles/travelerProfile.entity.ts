import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { is } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { personalText } from './personalText.ts';
import { isSelf } from './traveler.policy.ts';
import type { TravelerProfileRow } from './travelerProfile.model.ts';

export type TravelerProfileView = ReplyOf<typeof contract.travelerProfiles.read>;

/** Profiles as the people who may see them see them: travelers their own, the care team all. */
export function profileEntity({ settings }: CallContext): Entity<TravelerProfileRow, TravelerProfileView> {
  return {
    type: 'travelerProfile',
    model: ({ models }) => models.travelerProfiles,
    policy: {
      sees: (actor) => {
        if (is(actor, 'admin', 'care')) return {};
        return is(actor, 'traveler') && actor.person ? { travelerId: actor.person.personId } : null;
      },
      changes: (actor, row) => is(actor, 'admin', 'care') || isSelf(actor, row.travelerId),
    },
    present: (row) => ({
      ...facts(row),
      accessibilityNeeds: row.accessibilityNeeds && personalText(settings).open(row.accessibilityNeeds, row.travelerId),
      createdAt: moment(row.createdAt),
      updatedAt: moment(row.updatedAt),
      version: row.version,
    }),
    snapshot: (row) => ({ ...facts(row), accessibilityNeeds: row.accessibilityNeeds?.toString('base64') ?? null }), // still sealed
    fields: {
      travelerId: { attribute: 'travelerId', kind: 'id' },
      createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
      updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
    },
    defaultSort: ['updatedAt', 'DESC'],
  };
}

function facts(row: TravelerProfileRow) {
  return {
    id: row.id,
    travelerId: row.travelerId,
    interests: row.interests,
    pace: row.pace,
    dietary: row.dietary,
    companions: row.companions,
    visited: row.visited,
    wishlist: row.wishlist,
    celebrations: row.celebrations,
    loyalty: row.loyalty,
    aboutMe: row.aboutMe,
  };
}
