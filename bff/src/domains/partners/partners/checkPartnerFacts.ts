import { preparedQuery } from '#src/database/prepared.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { currencyOf } from '#src/entities/standards/currencies.ts';
import { isTimeZone } from '#src/entities/standards/timeZones.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { PartnerRow } from './partner.model.ts';

type Facts = { [K in 'timeZone' | 'currencyCode' | 'website' | 'careOwnerId' | 'licences' | 'languages']?: PartnerRow[K] | undefined };

/** Refuses with 422 what no schema can know: time zones, currencies, languages, countries and people that are not there. */
export async function checkPartnerFacts(facts: Facts, context: CallContext): Promise<void> {
  const { timeZone, currencyCode, website, careOwnerId, licences, languages } = facts;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw fieldFailure('/timeZone', 'notAllowed', 'Use the name of a time zone, like Africa/Nairobi');
  }
  if (currencyCode !== undefined && !currencyOf(currencyCode)) {
    throw fieldFailure('/currencyCode', 'notAllowed', 'Use the code of a currency, like USD');
  }
  if (website && !isWebAddress(website)) throw fieldFailure('/website', 'format', 'Enter an address that starts with https://');
  licences?.forEach(({ country }, index) => checkCountry(country, `/licences/${index}/country`));
  checkLanguages(languages ?? []);
  if (careOwnerId) await checkTeamMember(careOwnerId, context);
}

/** Refuses codes that are no language. */
export function checkLanguages(languages: readonly string[]): void {
  languages.forEach((code, index) => {
    if (!isLanguage(code)) throw fieldFailure(`/languages/${index}`, 'notAllowed', 'Use the code of a language, like en or pt-BR');
  });
}

/** Refuses a code that is no country. */
export function checkCountry(code: string, pointer: string): void {
  if (!countryOf(code)) throw fieldFailure(pointer, 'notAllowed', 'Use the two-letter code of a country, like KE');
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

async function checkTeamMember(id: string, { sequelize, transaction }: CallContext): Promise<void> {
  const found = await preparedQuery(sequelize, 'partner.careOwner', 'SELECT id FROM team_members WHERE id = $1', [id], transaction);
  if (found.length === 0) throw fieldFailure('/careOwnerId', 'unknown', 'There is no team member with this id');
}
