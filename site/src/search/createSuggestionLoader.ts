import type { SuggestionKind } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import type { LoadSuggestions } from '@farwend/design-system';

const kinds: Record<SuggestionKind, string> = {
  country: 'Country',
  place: 'Place',
  tripType: 'Way to travel',
  person: 'Person',
  itinerary: 'Itinerary',
  guide: 'Guide',
  article: 'Article',
  landingPage: 'Idea',
  company: 'Travel company',
  companyCategory: 'Kind of company',
  landingPageCategory: 'Collection',
  contentPage: 'From Farwend',
};

/** Loads suggestions while the visitor types, each with what it is: “Kenya, country”. */
export function createSuggestionLoader(api: Client): LoadSuggestions {
  return async (query, signal) => {
    const suggestions = await api.get('/v2/search_suggestions', { query: { q: query }, signal });
    return suggestions.map(({ id, label, kind, detail, url }) => ({
      id,
      label,
      detail: detail ? `${kinds[kind]} in ${detail}` : kinds[kind],
      href: url,
    }));
  };
}
