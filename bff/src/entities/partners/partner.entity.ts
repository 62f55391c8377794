import type { Entity, SearchField } from '#src/calls/entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { partnerPolicy } from './partner.policy.ts';
import { type PartnerView, presentPartner, snapshotOfPartner } from './partner.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const list = (attribute: string): SearchField => ({ attribute, kind: 'list' });
const number = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

export const partnerEntity: Entity<PartnerRow, PartnerView> = {
  type: 'partner',
  model: ({ models }) => models.partners,
  policy: partnerPolicy,
  present: presentPartner,
  snapshot: snapshotOfPartner,
  searchText: `plain_text(display_name || ' ' || legal_name || ' ' || email)`,
  defaultSort: ['displayName', 'ASC'],
  fields: {
    displayName: text('displayName'),
    legalName: text('legalName'),
    email: text('email'),
    status: text('status'),
    statusChangedAt: moment('statusChangedAt'),
    timeZone: text('timeZone'),
    currencyCode: text('currencyCode'),
    careOwnerId: { attribute: 'careOwnerId', kind: 'id' },
    companyId: { attribute: 'companyId', kind: 'id' },
    countryCodes: list('countryCodes'),
    country: list('countryCodes'),
    languages: list('languages'),
    specializationIds: { attribute: 'specializationIds', kind: 'list' },
    exclusions: list('exclusions'),
    noCompeteIds: list('noCompeteIds'),
    maxOpenMatches: number('maxOpenMatches'),
    sustainabilityScore: number('sustainabilityScore'),
    autoAccept: { attribute: 'autoAccept', kind: 'boolean' },
    createdAt: moment('createdAt'),
    updatedAt: moment('updatedAt'),
  },
};

/** The same where the caller's right to this very change was checked before. */
export const checkedPartnerEntity: Entity<PartnerRow, PartnerView> = {
  ...partnerEntity,
  policy: { ...partnerPolicy, changes: () => true },
};
