import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { Entity, SearchField } from '#src/kernel/entity.ts';
import { momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { phoneDigits } from './likeTravelers.sql.ts';
import { type TravelerRow, TravelerModel } from './traveler.model.ts';
import { isMasked, travelerPolicy } from './traveler.policy.ts';
import { presentTraveler, snapshotOfTraveler, type TravelerView } from './traveler.present.ts';

const publicSearchFields: Record<string, SearchField> = {
  givenName: textField('givenName'),
  countryOfResidence: textField('countryOfResidence'),
  preferredContact: textField('preferredContact'),
  source: { ...textField('source'), staffOnly: true },
  tags: { attribute: 'tags', kind: 'list', staffOnly: true },
  doNotContact: { attribute: 'doNotContact', kind: 'boolean', staffOnly: true },
  tripCount: { ...numberField('tripCount'), staffOnly: true },
  lifetimeValueUSD: { ...numberField('lifetimeValueUSD'), staffOnly: true },
  createdAt: momentField('createdAt'),
  updatedAt: momentField('updatedAt'),
};

/** The whole number with its country prefix, whatever stands between the digits. */
const phoneField: SearchField = {
  attribute: 'phone',
  kind: 'text',
  hasValue: (value) => ({
    [Op.and]: [
      sqlCondition(`"traveler"."phone" IS NOT NULL AND ${phoneDigits('"traveler"')} = :digits`, {
        digits: String(value).replaceAll(/\D/g, ''),
      }),
    ],
  }),
};

export const travelerEntity: Entity<TravelerRow, TravelerView> = {
  type: 'traveler',
  model: TravelerModel,
  policy: travelerPolicy,
  present: presentTraveler,
  snapshot: snapshotOfTraveler,
  searchText: `plain_text(given_name || ' ' || family_name || ' ' || email)`,
  searchedFields: ['givenName', 'familyName', 'email'],
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    ...publicSearchFields,
    familyName: textField('familyName'),
    email: textField('email'),
    phone: phoneField,
    userId: { attribute: 'userId', kind: 'id' },
  },
};

/** Without contact data for callers who see it masked: what is not shown cannot be searched or sorted by either. */
export function travelersFor(actor: Actor): Entity<TravelerRow, TravelerView> {
  return isMasked(actor)
    ? { ...travelerEntity, fields: publicSearchFields, searchText: 'plain_text(given_name)', searchedFields: ['givenName'] }
    : travelerEntity;
}
