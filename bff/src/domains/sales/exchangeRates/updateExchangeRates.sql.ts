import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Inserts the rates of days that have none, and corrects those that the bank has changed; a rate entered by hand stays. */
export const upsertReferenceRates = statement(
  'exchangeRates.upsertReferenceRates',
  {
    ids: z.array(z.uuid()).readonly(),
    currencyCodes: z.array(z.string()).readonly(),
    dates: z.array(z.iso.date()).readonly(),
    rates: z.array(z.string()).readonly(),
  },
  null,
  `
  INSERT INTO exchange_rates AS r (id, currency_code, date, usd_per_unit, source)
  SELECT id, code, date, rate::numeric, 'ECB' FROM unnest(:ids::uuid[], :currencyCodes::text[], :dates::date[], :rates::text[]) AS t (id, code, date, rate)
  ON CONFLICT (currency_code, date) DO UPDATE SET usd_per_unit = excluded.usd_per_unit, updated_at = now(), version = r.version + 1
    WHERE r.source = 'ECB' AND r.usd_per_unit <> excluded.usd_per_unit`,
);
