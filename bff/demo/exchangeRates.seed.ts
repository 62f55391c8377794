import { insertRows } from '#src/db/bulkInsert.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

const DAY = 86_400_000;
/** Older than the first sale of the demo. */
const DAYS = 1_100;

/** US dollars for one unit, about which a currency moves. */
const middleRates = {
  EUR: 1.0842,
  GBP: 1.2715,
  ZAR: 0.0542,
  JPY: 0.00671331,
  CHF: 1.1294,
  AUD: 0.6587,
  CAD: 0.7312,
  NZD: 0.6014,
} as const;
export type DemoCurrency = keyof typeof middleRates;

/** The rate of a currency on the last working day up to a day, as a decimal string with eight places. */
export function findDemoRate(currencyCode: DemoCurrency, day: Date): { date: string; usdPerUnit: string } {
  const weekend = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()] ?? 0;
  const published = Math.floor(day.getTime() / DAY) - weekend;
  const phase = currencyCode.charCodeAt(0) + currencyCode.charCodeAt(2);
  const rate = middleRates[currencyCode] * (1 + 0.02 * Math.sin(published / 60 + phase));
  return { date: new Date(published * DAY).toISOString().slice(0, 10), usdPerUnit: rate.toFixed(8) };
}

/** The rates of the demo, on every working day of three years. */
export async function seedExchangeRates({ db, time }: SeedContext): Promise<void> {
  const currencies = Object.keys(middleRates).filter((code): code is DemoCurrency => code in middleRates);
  const days = Array.from({ length: DAYS }, (_, index) => time.ago(index)).filter((day) => day.getUTCDay() % 6 !== 0);
  const rows = days.flatMap((day, index) =>
    currencies.map((currencyCode, column) => {
      const { date, usdPerUnit } = findDemoRate(currencyCode, day);
      const times = { created_at: time.now, updated_at: time.now };
      const id = demoId('exchangeRate', index * currencies.length + column);
      return { id, currency_code: currencyCode, date, usd_per_unit: usdPerUnit, source: 'ECB', version: 1, ...times };
    }),
  );
  await insertRows(db, 'exchange_rates', rows);
}
