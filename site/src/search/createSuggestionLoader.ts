import type { Client } from '@farwend/api-contract/client';
import type { LoadSuggestions, SearchSuggestion } from '@farwend/design-system';

const kinds: Record<string, { name: string; pathOf: (slug: string, label: string) => string }> = {
  location: { name: 'Place', pathOf: (_, label) => `/search/?q=${encodeURIComponent(label)}` },
  tripType: { name: 'Way to travel', pathOf: (_, label) => `/search/?q=${encodeURIComponent(label)}` },
  article: { name: 'Article', pathOf: (slug) => `/articles/${slug}/` },
  guide: { name: 'Guide', pathOf: (slug) => `/guides/${slug}/` },
  itinerary: { name: 'Itinerary', pathOf: (slug) => `/itineraries/${slug}/` },
  company: { name: 'Travel company', pathOf: (slug) => `/travel-company/${slug}/` },
  landingPage: { name: 'Idea', pathOf: (slug) => `/${slug}/` },
};

/** What the search offers while one types: places, pieces and ways to travel; two letters and more. */
export function suggestionsFrom(api: Client): LoadSuggestions {
  return async (query, signal) => {
    const found = await api.get('/v2/keyword_suggestions/{fragment}', { params: { fragment: query }, signal });
    return found.flatMap(({ kind, id, label, slug, detail }): SearchSuggestion[] => {
      const known = kinds[kind];
      if (!known || slug === null) return [];
      return [{ id: id ?? slug, label, detail: detail ? `${known.name} in ${detail}` : known.name, href: known.pathOf(slug, label) }];
    });
  };
}
