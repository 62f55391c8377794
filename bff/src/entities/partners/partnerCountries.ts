import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkCountry } from './checkPartnerFacts.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerCountryRow, PartnerRow } from './partner.model.ts';

/** Adds a country that a partner serves; a version of the partner. */
export async function addCountry(
  id: string,
  body: BodyOf<typeof contract.partners.addCountry>,
  context: CallContext,
): Promise<PartnerCountryRow> {
  const partner = await findToChange(partnerEntity, id, context);
  checkCountry(body.countryCode, '/countryCode');
  await checkLeadAgent(body.leadAgentId, partner, context);
  if (partner.countries.some(({ countryCode }) => countryCode === body.countryCode)) {
    throw new Failure('unique.conflict', {
      message: `${partner.displayName} serves ${body.countryCode} already. Change that country instead.`,
    });
  }
  const country: PartnerCountryRow = { id: newId(), ...body, since: body.since ?? new Date().toISOString().slice(0, 10) };
  await write(country, partner, context);
  await keep(partner, [...partner.countries, country], `Serves ${country.countryCode}`, context);
  return country;
}

/** Changes how a partner works in a country; `c` is the country's code or id. */
export async function changeCountry(
  id: string,
  c: string,
  body: BodyOf<typeof contract.partners.updateCountry>,
  context: CallContext,
): Promise<PartnerCountryRow> {
  const partner = await findToChange(partnerEntity, id, context, body.version);
  const before = countryOfPartner(partner, c);
  const { version: _, changeNote, restoredFrom: __, ...facts } = body;
  const changes = changedValues(before, facts);
  if (Object.keys(changes).length === 0) return before;
  await checkLeadAgent(changes.leadAgentId, partner, context);
  const country = { ...before, ...changes };
  await write(country, partner, context);
  const others = partner.countries.filter((one) => one !== before);
  await keep(partner, [...others, country], changeNote ?? null, context);
  return country;
}

/** Takes a country from a partner; `c` is the country's code or id. */
export async function removeCountry(id: string, c: string, context: CallContext): Promise<void> {
  const partner = await findToChange(partnerEntity, id, context);
  const country = countryOfPartner(partner, c);
  const { sequelize, transaction } = context;
  await preparedQuery(sequelize, 'partnerCountry.remove', 'DELETE FROM partner_countries WHERE id = $1', [country.id], transaction);
  const left = partner.countries.filter((one) => one !== country);
  await keep(partner, left, `No longer serves ${country.countryCode}`, context);
}

function countryOfPartner(partner: PartnerRow, c: string): PartnerCountryRow {
  const country = partner.countries.find(({ id, countryCode }) => id === c || countryCode === c);
  if (!country) throw notFound();
  return country;
}

async function keep(partner: PartnerRow, countries: PartnerCountryRow[], note: string | null, context: CallContext): Promise<void> {
  const inOrder = countries.toSorted((a, b) => a.countryCode.localeCompare(b.countryCode));
  const values = { countries: inOrder, countryCodes: inOrder.map(({ countryCode }) => countryCode) };
  await saveChange(partnerEntity, partner, { values, note }, context);
}

async function checkLeadAgent(agentId: string | null | undefined, partner: PartnerRow, context: CallContext): Promise<void> {
  if (!agentId) return;
  const { sequelize, transaction } = context;
  const text = 'SELECT id FROM agents WHERE id = $1 AND partner_id = $2';
  const found = await preparedQuery(sequelize, 'partnerCountry.leadAgent', text, [agentId, partner.id], transaction);
  if (found.length === 0) throw fieldFailure('/leadAgentId', 'unknown', `Choose an agent of ${partner.displayName}`);
}

async function write(country: PartnerCountryRow, partner: PartnerRow, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(
    sequelize,
    'partnerCountry.write',
    `INSERT INTO partner_countries (id, partner_id, country_code, activity_level, min_budget_per_person_usd, min_nights, max_open_matches,
       lead_agent_id, since, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET activity_level = $4, min_budget_per_person_usd = $5, min_nights = $6, max_open_matches = $7,
       lead_agent_id = $8, since = $9, note = $10`,
    [
      country.id,
      partner.id,
      country.countryCode,
      country.activityLevel,
      country.minBudgetPerPersonUSD,
      country.minNights,
      country.maxOpenMatches,
      country.leadAgentId,
      country.since,
      country.note,
    ],
    transaction,
  );
}
