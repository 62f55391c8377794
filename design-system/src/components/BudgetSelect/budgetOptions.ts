import { numberFormat } from '#src/formats.ts';
/** One budget band. */
export interface BudgetOption {
  /** Upper bound of the band in whole USD per person; 0 means nothing is selected. */
  value: number;
  /** Displayed text, such as "$4,000 - $5,000 USD". */
  label: string;
}

/** Texts of the bands in one language. */
export interface BudgetTexts {
  /** Label of the option with value 0. */
  placeholder: string;
  /** Label of a band, from its two formatted bounds. */
  band: (from: string, to: string) => string;
  /** Label of the open-ended top band, from its formatted lower bound. */
  over: (amount: string) => string;
  /** BCP 47 locale for formatting amounts. */
  locale: string;
}

/** The sixteen values of the specification in USD, ascending. To add a band, add a number. */
export const budgetValues: readonly number[] = [
  0, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000, 10000, 12500, 15000, 20000,
];

/** The English texts, from the specification. */
export const budgetTexts: BudgetTexts = {
  placeholder: 'Select your budget',
  band: (from, to) => `${from} - ${to} USD`,
  over: (amount) => `Over ${amount} USD`,
  locale: 'en-US',
};

/** Builds options from ascending values: 0 is the placeholder, the last is open-ended, and every other band starts at the value before it. */
export function budgetOptions(values: readonly number[] = budgetValues, texts: BudgetTexts = budgetTexts): BudgetOption[] {
  const money = numberFormat(texts.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return values.map((value, index) => {
    if (value === 0) return { value, label: texts.placeholder };
    if (index === values.length - 1) return { value, label: texts.over(money.format(value)) };
    return { value, label: texts.band(money.format(values[index - 1] ?? 0), money.format(value)) };
  });
}
