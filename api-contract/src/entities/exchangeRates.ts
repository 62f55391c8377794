import { z } from 'zod';
import { get, post } from '../call.ts';
import { admins, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { CurrencyCode, UsdPerUnit } from './money.schemas.ts';

const readers = ['agent', ...staff] as const;

const exchangeRateSources = ['ECB', 'MANUAL'] as const;
export type ExchangeRateSource = (typeof exchangeRateSources)[number];

const ExchangeRate = z
  .object({
    id: field.Id,
    currencyCode: CurrencyCode,
    date: field.Day.describe('Day on which the rate was published or for which it was entered'),
    usdPerUnit: z.number().describe('US dollars for one unit of the currency, eight decimals'),
    source: z
      .enum(exchangeRateSources)
      .describe('ECB: the reference rates of the European Central Bank, crossed through the euro; MANUAL: entered by an administrator'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    updatedById: field.Id.nullable().describe('UUID of the administrator who entered it; null for ECB'),
  })
  .meta({ id: 'ExchangeRate' });

export const exchangeRates = {
  list: get('/v3/exchange_rates', 'List exchange rates', {
    access: readers,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(ExchangeRate),
    description: 'Newest first. Of a weekend or holiday there is none: sales and payments take the newest rate of the seven days before.',
  }),
  create: post('/v3/exchange_rates', 'Enter the exchange rate of a day', {
    access: admins,
    body: z.strictObject({
      currencyCode: CurrencyCode,
      date: field.Day.describe('Today or earlier'),
      usdPerUnit: UsdPerUnit,
    }),
    reply: ExchangeRate,
    description:
      'Replaces the rate of that day, and the daily reading leaves it as it is. Sales that are not confirmed yet take it when they are next changed, and at their confirmation.',
    example: { currencyCode: 'KES', date: '2026-03-13', usdPerUnit: 0.00773994 },
  }),
};
