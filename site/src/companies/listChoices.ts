import type { ComparedChoice } from '#src/compare/changeChoices.ts';
import type { CompanyListItem } from './CompanyListItem.ts';

/** The rows of a list as choices to compare, each once. */
export function listChoices(companies: readonly CompanyListItem[]): ComparedChoice[] {
  return [...new Map(companies.map(({ slug, name }) => [slug, { id: slug, title: name }])).values()];
}
