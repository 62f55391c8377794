import type { Entity, SearchField } from '#src/calls/entity.ts';
import { momentField, numberField, textField } from '#src/calls/searchFields.ts';
import type { Actor } from '#src/http/actor.ts';
import type { TravelerRow } from './traveler.model.ts';
import { isMasked, travelerPolicy } from './traveler.policy.ts';
import { presentTraveler, snapshotOfTraveler, type TravelerView } from './traveler.present.ts';

const openFields: Record<string, SearchField> = {
  givenName: textField('givenName'),
  countryOfResidence: textField('countryOfResidence'),
  preferredContact: textField('preferredContact'),
  source: textField('source'),
  tags: { attribute: 'tags', kind: 'list' },
  doNotContact: { attribute: 'doNotContact', kind: 'boolean' },
  tripCount: numberField('tripCount'),
  lifetimeValueUSD: numberField('lifetimeValueUSD'),
  createdAt: momentField('createdAt'),
  updatedAt: momentField('updatedAt'),
};

export const travelerEntity: Entity<TravelerRow, TravelerView> = {
  type: 'traveler',
  model: ({ models }) => models.travelers,
  policy: travelerPolicy,
  present: presentTraveler,
  snapshot: snapshotOfTraveler,
  searchText: `plain_text(given_name || ' ' || family_name || ' ' || email)`,
  defaultSort: ['createdAt', 'DESC'],
  fields: { ...openFields, familyName: textField('familyName'), email: textField('email'), userId: { attribute: 'userId', kind: 'id' } },
};

/** The same for a caller from whom contact data is masked: what is not shown cannot be searched or sorted by either. */
export function travelersFor(actor: Actor): Entity<TravelerRow, TravelerView> {
  return isMasked(actor) ? { ...travelerEntity, fields: openFields, searchText: 'plain_text(given_name)' } : travelerEntity;
}
