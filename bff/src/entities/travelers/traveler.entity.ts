import type { Entity, SearchField } from '#src/calls/entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { TravelerRow } from './traveler.model.ts';
import { isMasked, travelerPolicy } from './traveler.policy.ts';
import { presentTraveler, snapshotOfTraveler, type TravelerView } from './traveler.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const number = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

const openFields: Record<string, SearchField> = {
  givenName: text('givenName'),
  countryOfResidence: text('countryOfResidence'),
  preferredContact: text('preferredContact'),
  source: text('source'),
  tags: { attribute: 'tags', kind: 'list' },
  doNotContact: { attribute: 'doNotContact', kind: 'boolean' },
  tripCount: number('tripCount'),
  lifetimeValueUSD: number('lifetimeValueUSD'),
  createdAt: moment('createdAt'),
  updatedAt: moment('updatedAt'),
};

export const travelerEntity: Entity<TravelerRow, TravelerView> = {
  type: 'traveler',
  model: ({ models }) => models.travelers,
  policy: travelerPolicy,
  present: presentTraveler,
  snapshot: snapshotOfTraveler,
  searchText: `plain_text(given_name || ' ' || family_name || ' ' || email)`,
  defaultSort: ['createdAt', 'DESC'],
  fields: { ...openFields, familyName: text('familyName'), email: text('email'), userId: { attribute: 'userId', kind: 'id' } },
};

/** The same for a caller from whom contact data is masked: what is not shown cannot be searched or sorted by either. */
export function travelersFor(actor: Actor): Entity<TravelerRow, TravelerView> {
  return isMasked(actor) ? { ...travelerEntity, fields: openFields, searchText: 'plain_text(given_name)' } : travelerEntity;
}
