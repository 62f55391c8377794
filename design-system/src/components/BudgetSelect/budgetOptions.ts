import { numberFormat } from '#src/formats.ts';
/** One budget band: its upper end in USD (0 = not chosen) and the text that stands for it. */
export interface BudgetOption {
  /** Upper end of the band in whole USD per person; 0 means nothing was chosen. */
  value: number;
  /** What the traveller reads, "$4,000 - $5,000 USD". */
  label: string;
}

/** How bands read, in one language. */
export interface BudgetTexts {
  /** The option of value 0. */
  placeholder: string;
  /** A band between two formatted amounts. */
  band: (from: string, to: string) => string;
  /** The highest band, from one formatted amount. */
  over: (amount: string) => string;
  /** BCP 47 tag that decides how amounts are written. */
  locale: string;
}

/** The sixteen values of the specification, ascending, in USD. Adding a band is adding a number. */
export const budgetValues: readonly number[] = [
  0, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000, 10000, 12500, 15000, 20000,
];

/** The English texts of the specification. */
export const budgetTexts: BudgetTexts = {
  placeholder: 'Select your budget',
  band: (from, to) => `${from} - ${to} USD`,
  over: (amount) => `Over ${amount} USD`,
  locale: 'en-US',
};

/** Turns ascending values into options: 0 is the placeholder, the last is "over", each other runs from the value before it. */
export function budgetOptions(values: readonly number[] = budgetValues, texts: BudgetTexts = budgetTexts): BudgetOption[] {
  const money = numberFormat(texts.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return values.map((value, index) => {
    if (value === 0) return { value, label: texts.placeholder };
    if (index === values.length - 1) return { value, label: texts.over(money.format(value)) };
    return { value, label: texts.band(money.format(values[index - 1] ?? 0), money.format(value)) };
  });
}
