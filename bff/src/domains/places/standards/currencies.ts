import type { ReplyOf, contract } from '@farwend/api-contract';
import { getCountryDataList } from 'countries-list';

export type CurrencyView = ReplyOf<typeof contract.standards.currencies>['items'][number];

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies of the world's countries, by code. */
export const currencies: readonly CurrencyView[] = [...new Set(getCountryDataList().flatMap(({ currency }) => currency))]
  .toSorted()
  .map((code) => ({ code, name: names.of(code) ?? code, ...formatDetails(code) }));

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

/** The currency with this code (ISO 4217, upper case). */
export function findCurrency(code: string): CurrencyView | undefined {
  return byCode.get(code);
}

function formatDetails(code: string): { symbol: string; decimals: number } {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code;
  return { symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
}
