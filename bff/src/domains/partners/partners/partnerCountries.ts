import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkCountry } from './checkPartnerFacts.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerCountryRow, PartnerRow } from './partner.model.ts';
import { deletePartnerCountry, upsertPartnerCountry } from './partnerCountries.sql.ts';

/** Adds a country that a partner serves; writes a version of the partner. */
export async function addCountry(
  id: string,
  body: BodyOf<typeof contract.partners.addCountry>,
  context: CallContext,
): Promise<PartnerCountryRow> {
  const partner = await findForUpdate(partnerEntity, id, context);
  checkCountry(body.countryCode, '/countryCode');
  if (partner.countries.some(({ countryCode }) => countryCode === body.countryCode)) {
    throw fieldFailure(
      '/countryCode',
      'unique',
      `${partner.displayName} already serves ${body.countryCode}. Change that country instead.`,
      'unique.conflict',
    );
  }
  const country: PartnerCountryRow = { id: newId(), ...body, since: body.since ?? new Date().toISOString().slice(0, 10) };
  await writeCountry(country, partner, context);
  await savePartnerCountries(partner, [...partner.countries, country], `Serves ${country.countryCode}`, context);
  return country;
}

/** Changes how a partner works in a country; `c` is the country's code or id. */
export async function changeCountry(
  id: string,
  c: string,
  body: BodyOf<typeof contract.partners.updateCountry>,
  context: CallContext,
): Promise<PartnerCountryRow> {
  const partner = await findForUpdate(partnerEntity, id, context, body.version);
  const before = findCountry(partner, c);
  const { version: _, changeNote, restoredFrom: __, ...facts } = body;
  const changes = pickChangedValues(before, facts);
  if (Object.keys(changes).length === 0) return before;
  const country = { ...before, ...changes };
  await writeCountry(country, partner, context);
  const others = partner.countries.filter(({ id: otherId }) => otherId !== before.id);
  await savePartnerCountries(partner, [...others, country], changeNote ?? null, context);
  return country;
}

/** Removes a country from a partner; `c` is the country's code or id. */
export async function removeCountry(id: string, c: string, context: CallContext): Promise<void> {
  const partner = await findForUpdate(partnerEntity, id, context);
  const country = findCountry(partner, c);
  const { db } = context;
  await db.run(deletePartnerCountry, { countryId: country.id });
  const remaining = partner.countries.filter(({ id: otherId }) => otherId !== country.id);
  await savePartnerCountries(partner, remaining, `No longer serves ${country.countryCode}`, context);
}

function findCountry(partner: PartnerRow, c: string): PartnerCountryRow {
  const country = partner.countries.find(({ id, countryCode }) => id === c || countryCode === c);
  if (!country) throw notFound();
  return country;
}

async function savePartnerCountries(
  partner: PartnerRow,
  countries: PartnerCountryRow[],
  note: string | null,
  context: CallContext,
): Promise<void> {
  const sorted = countries.toSorted((a, b) => a.countryCode.localeCompare(b.countryCode));
  const values = { countries: sorted, countryCodes: sorted.map(({ countryCode }) => countryCode) };
  await saveChange(partnerEntity, partner, { values, note }, context);
}

async function writeCountry(country: PartnerCountryRow, partner: PartnerRow, { db }: CallContext): Promise<void> {
  await db.run(upsertPartnerCountry, {
    countryId: country.id,
    partnerId: partner.id,
    countryCode: country.countryCode,
    activityLevel: country.activityLevel ?? null,
    minBudgetPerPersonUSD: country.minBudgetPerPersonUSD,
    minNights: country.minNights,
    maxOpenMatches: country.maxOpenMatches,
    leadAgentId: country.leadAgentId,
    since: country.since,
    note: country.note ?? null,
  });
}
