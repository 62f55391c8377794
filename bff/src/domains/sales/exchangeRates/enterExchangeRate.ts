import type { BodyOf, contract } from '@farwend/api-contract';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findVisible } from '#src/records/records.ts';
import { isCurrency } from './currencies.ts';
import { exchangeRateEntity as entity } from './exchangeRate.entity.ts';
import type { ExchangeRateRow } from './exchangeRate.model.ts';
import { upsertManualRate } from './exchangeRate.sql.ts';
import { latestToday } from '#src/kernel/today.ts';

/** Enters the rate of a day, or replaces the one it has. */
export async function enterExchangeRate(
  body: BodyOf<typeof contract.exchangeRates.create>,
  context: CallContext,
): Promise<ExchangeRateRow> {
  const { currencyCode, date } = body;
  if (!isCurrency(currencyCode)) throw fieldFailure('/currencyCode', 'notAllowed', 'Use the code of a currency, like EUR');
  if (currencyCode === 'USD') throw fieldFailure('/currencyCode', 'notAllowed', 'US dollars need no rate: amounts are kept in them');
  if (date > latestToday()) throw fieldFailure('/date', 'tooBig', 'Must be today or earlier');
  const usdPerUnit = decimal(parseDecimal(String(body.usdPerUnit), 8), 8);
  const [before] = await context.db.find(entity.model, { where: { currencyCode, date }, limit: 1, lock: 'update' });
  const upserted = await context.db.first(upsertManualRate, {
    id: newId(),
    currencyCode,
    date,
    usdPerUnit,
    userId: userIdOf(context.actor),
  });
  const row = await findVisible(entity, upserted?.id ?? '', context);
  const details = { before: before ? entity.snapshot(before) : null, after: entity.snapshot(row) };
  await recordAudit(before ? 'UPDATE' : 'CREATE', entity.type, row.id, details, context);
  return row;
}
