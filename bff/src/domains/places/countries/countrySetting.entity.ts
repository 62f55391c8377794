import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { CountrySettingRow } from './countrySetting.model.ts';

export type CountrySettingView = ReplyOf<typeof contract.countrySettings.read>;

/** Everybody reads what a trip needs; how we match, and whom it concerns, is for staff. */
export const countrySettingEntity: Entity<CountrySettingRow, CountrySettingView> = {
  type: 'countrySetting',
  model: ({ models }) => models.countrySettings,
  policy: { sees: () => ({}), changes: (actor) => is(actor, 'admin', 'care') },
  present: (row, actor) => presentCountrySetting(row, actor),
  snapshot: (row) => ({ ...openPart(row), ...staffPart(row) }),
  fields: {
    countryCode: text('countryCode'),
    name: text('name'),
    served: { attribute: 'served', kind: 'boolean', sortable: true },
    minNights: { attribute: 'minNights', kind: 'number', sortable: true },
    newsletterConsent: text('newsletterConsent'),
  },
  searchText: 'plain_text(name)',
  defaultSort: ['name', 'ASC'],
};

function text(attribute: string): SearchField {
  return { attribute, kind: 'text', sortable: true };
}

function presentCountrySetting(row: CountrySettingRow, actor: Actor): CountrySettingView {
  return {
    ...openPart(row),
    ...(isStaff(actor) ? staffPart(row) : {}),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

function openPart(row: CountrySettingRow) {
  return {
    id: row.id,
    countryCode: row.countryCode,
    name: row.name,
    minNights: row.minNights,
    served: row.served,
    typicalNightLowUSD: row.typicalNightLowUSD,
    typicalNightHighUSD: row.typicalNightHighUSD,
    peakMonths: row.peakMonths,
    peakFactorPct: row.peakFactorPct,
    leadTimeDays: row.leadTimeDays,
    newsletterConsent: row.newsletterConsent,
  };
}

function staffPart(row: CountrySettingRow) {
  return {
    matchCount: row.matchCount,
    minBudgetPerPersonNightUSD: row.minBudgetPerPersonNightUSD,
    careTeamMemberIds: row.careTeamMemberIds,
    note: row.note,
  };
}
