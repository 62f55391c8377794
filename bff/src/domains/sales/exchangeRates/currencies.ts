const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a code is that of a currency, ISO 4217. */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}
