import type { Entity } from '#src/calls/entity.ts';
import { listField, momentField, numberField, textField } from '#src/calls/searchFields.ts';
import type { PartnerRow } from './partner.model.ts';
import { partnerPolicy } from './partner.policy.ts';
import { type PartnerView, presentPartner, snapshotOfPartner } from './partner.present.ts';

export const partnerEntity: Entity<PartnerRow, PartnerView> = {
  type: 'partner',
  model: ({ models }) => models.partners,
  policy: partnerPolicy,
  present: presentPartner,
  snapshot: snapshotOfPartner,
  searchText: 'search_text',
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
    specializationIds: { attribute: 'specializationIds', kind: 'list' },
    exclusions: listField('exclusions'),
    noCompeteIds: listField('noCompeteIds'),
    maxOpenMatches: numberField('maxOpenMatches'),
    sustainabilityScore: numberField('sustainabilityScore'),
    autoAccept: { attribute: 'autoAccept', kind: 'boolean' },
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
};

/** The same where the caller's right to this very change was checked before. */
export const checkedPartnerEntity: Entity<PartnerRow, PartnerView> = {
  ...partnerEntity,
  policy: { ...partnerPolicy, changes: () => true },
};
