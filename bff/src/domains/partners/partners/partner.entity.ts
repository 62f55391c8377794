import type { Entity } from '#src/kernel/entity.ts';
import { idsField, listField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { type PartnerRow, PartnerModel } from './partner.model.ts';
import { partnerPolicy } from './partner.policy.ts';
import { type PartnerView, presentPartner, snapshotOfPartner } from './partner.present.ts';

export const partnerEntity: Entity<PartnerRow, PartnerView> = {
  type: 'partner',
  model: PartnerModel,
  policy: partnerPolicy,
  present: presentPartner,
  snapshot: snapshotOfPartner,
  searchText: 'search_text',
  searchedFields: ['displayName', 'legalName', 'email'],
  defaultSort: ['displayName', 'ASC'],
  fields: {
    displayName: textField('displayName'),
    legalName: textField('legalName'),
    email: textField('email'),
    status: textField('status'),
    statusChangedAt: momentField('statusChangedAt'),
    timeZone: textField('timeZone'),
    currencyCode: textField('currencyCode'),
    careOwnerId: { attribute: 'careOwnerId', kind: 'id' },
    companyId: { attribute: 'companyId', kind: 'id' },
    countryCodes: listField('countryCodes'),
    country: listField('countryCodes'),
    languages: listField('languages'),
    specializationIds: { attribute: 'specializationIds', kind: 'ids' },
    exclusions: listField('exclusions'),
    noCompeteIds: idsField('noCompeteIds'),
    tags: { ...listField('tags'), staffOnly: true },
    maxOpenMatches: numberField('maxOpenMatches'),
    sustainabilityScore: numberField('sustainabilityScore'),
    autoAccept: { attribute: 'autoAccept', kind: 'boolean' },
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
};

/** For changes whose permission the caller has already checked. */
export const preauthorizedPartnerEntity: Entity<PartnerRow, PartnerView> = {
  ...partnerEntity,
  policy: { ...partnerPolicy, canChange: () => true },
};
