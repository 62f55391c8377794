import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString, type SearchField } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type CountrySettingRow, CountrySettingModel } from './countrySetting.model.ts';

export type CountrySettingView = ReplyOf<typeof contract.countrySettings.read>;

/** Everybody sees the rules for trips, only staff those for matching. */
export const countrySettingEntity: Entity<CountrySettingRow, CountrySettingView> = {
  type: 'countrySetting',
  model: CountrySettingModel,
  policy: { visibleTo: () => ({}), canChange: (actor) => is(actor, 'admin', 'care') },
  present: (row, actor) => presentCountrySetting(row, actor),
  snapshot: (row) => ({ ...presentPublic(row), ...presentForStaff(row) }),
  fields: {
    countryCode: text('countryCode'),
    name: text('name'),
    served: { attribute: 'served', kind: 'boolean', sortable: true },
    minNights: { attribute: 'minNights', kind: 'number', sortable: true },
    newsletterConsent: text('newsletterConsent'),
  },
  searchText: 'plain_text(name)',
  searchedFields: ['name'],
  defaultSort: ['name', 'ASC'],
};

function text(attribute: string): SearchField {
  return { attribute, kind: 'text', sortable: true };
}

function presentCountrySetting(row: CountrySettingRow, actor: Actor): CountrySettingView {
  return {
    ...presentPublic(row),
    ...(isStaff(actor) ? presentForStaff(row) : {}),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

function presentPublic(row: CountrySettingRow) {
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

function presentForStaff(row: CountrySettingRow) {
  return {
    matchCount: row.matchCount,
    minBudgetPerPersonNightUSD: row.minBudgetPerPersonNightUSD,
    careTeamMemberIds: row.careTeamMemberIds,
    note: row.note,
  };
}
