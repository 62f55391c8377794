import { findCountry } from '#src/domains/places/countries/countries.ts';
import { findCurrency } from '#src/domains/places/standards/currencies.ts';
import { isTimeZone } from '#src/domains/places/standards/timeZones.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { PartnerRow } from './partner.model.ts';

type Facts = {
  [K in 'timeZone' | 'currencyCode' | 'website' | 'licences' | 'languages']?: PartnerRow[K] | undefined;
};

/** Throws 422 for unknown time zones, currencies, languages and countries, which no schema can check. */
export function checkPartnerFacts(facts: Facts): void {
  const { timeZone, currencyCode, website, licences, languages } = facts;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw fieldFailure('/timeZone', 'notAllowed', 'Use the name of a time zone, like Africa/Nairobi');
  }
  if (currencyCode !== undefined && !findCurrency(currencyCode)) {
    throw fieldFailure('/currencyCode', 'notAllowed', 'Use the code of a currency, like USD');
  }
  if (website && !isWebAddress(website)) throw fieldFailure('/website', 'format', 'Enter an address that starts with https://');
  licences?.forEach(({ country }, index) => checkCountry(country, `/licences/${index}/country`));
  checkLanguages(languages ?? []);
}

export function checkLanguages(languages: readonly string[]): void {
  languages.forEach((code, index) => {
    if (!isLanguage(code)) throw fieldFailure(`/languages/${index}`, 'notAllowed', 'Use the code of a language, like en or pt-BR');
  });
}

export function checkCountry(code: string, pointer: string): void {
  if (!findCountry(code)) throw fieldFailure(pointer, 'notAllowed', 'Use the two-letter code of a country, like KE');
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
