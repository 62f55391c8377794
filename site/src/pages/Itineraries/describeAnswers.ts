import { filterNames, type FilterName, type FilterOptions, type FilterValues } from './filterItineraries.ts';

/** Describes the answers in a few words: `Kenya, up to 7 nights in April`. */
export function describeAnswers(values: FilterValues, options: FilterOptions): string {
  const labelOf = (name: FilterName) => options[name].find(({ value }) => value === values[name])?.label ?? '';
  const others = filterNames.filter((name) => name !== 'month').map(labelOf);
  const text = others.filter((label) => label !== '').join(', ');
  const month = labelOf('month');
  return [text, text === '' || month === '' ? month : `in ${month}`].filter((part) => part !== '').join(' ');
}
