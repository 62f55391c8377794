import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const upsertManualRate = statement(
  'exchangeRate.upsertManual',
  { id: z.uuid(), currencyCode: z.string(), date: z.iso.date(), usdPerUnit: z.string(), userId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  `
  INSERT INTO exchange_rates AS r (id, currency_code, date, usd_per_unit, source, created_by_id, updated_by_id)
  VALUES (:id, :currencyCode, :date, :usdPerUnit::text::numeric, 'MANUAL', :userId, :userId)
  ON CONFLICT (currency_code, date) DO UPDATE
    SET usd_per_unit = excluded.usd_per_unit, source = 'MANUAL', updated_at = now(), updated_by_id = excluded.updated_by_id, version = r.version + 1
  RETURNING id`,
);

/** The newest rate of the seven days up to a day. */
export const selectRateOn = statement(
  'exchangeRate.on',
  { currencyCode: z.string(), date: z.iso.date() },
  z.object({ date: z.iso.date(), usdPerUnit: z.string(), source: z.enum(['ECB', 'MANUAL']) }),
  `
  SELECT date, usd_per_unit::text AS "usdPerUnit", source FROM exchange_rates
  WHERE currency_code = :currencyCode AND date BETWEEN :date::date - 7 AND :date ORDER BY date DESC LIMIT 1`,
);
