import { z } from 'zod';
import { get } from '../call.ts';
import { anyone } from '../roles.ts';
import * as field from '../schemas.ts';

/** The query of a standard list, which can be sorted by each field of its items. */
const queryOf = <const T extends readonly [string, ...string[]]>(orders: T) =>
  field.pageQuery({ limit: 1000, max: 1000 }).extend({ sort: field.sortBy(orders), q: field.searchOfFields('one of the fields') });

/** An ISO 4217 currency. */
const Currency = z
  .object({
    code: z.string().describe('ISO 4217 code, three capital letters'),
    name: z.string(),
    symbol: z.string(),
    decimals: z.int().describe('Number of decimal places'),
  })
  .meta({ id: 'Currency' });

/** The calling code of a country. */
const CountryCode = z
  .object({ isoCode2: field.Iso2, name: z.string(), dialCode: z.string().describe('Like +44') })
  .meta({ id: 'CountryCode' });

/** A time zone with its current offset. */
const TimeZone = z
  .object({
    id: z.string().describe('Name in the IANA database, like Europe/Lisbon'),
    name: z.string(),
    offset: z.string().describe('Current offset from UTC, like +05:30'),
  })
  .meta({ id: 'TimeZone' });

/** Lists from international standards, the same for all callers. */
export const standards = {
  currencies: get('/v3/currencies', 'List the currencies', {
    access: anyone,
    query: queryOf(['code', '-code', 'name', '-name', 'symbol', '-symbol', 'decimals', '-decimals']),
    reply: field.pageOf(Currency),
  }),
  countryCodes: get('/v3/country_codes', 'List the countries with their dial codes', {
    access: anyone,
    query: queryOf(['isoCode2', '-isoCode2', 'name', '-name', 'dialCode', '-dialCode']),
    reply: field.pageOf(CountryCode),
  }),
  timeZones: get('/v3/time_zones', 'List the time zones', {
    access: anyone,
    query: queryOf(['id', '-id', 'name', '-name', 'offset', '-offset']),
    reply: field.pageOf(TimeZone),
  }),
};
