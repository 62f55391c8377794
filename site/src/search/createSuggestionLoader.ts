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

/** Loads suggestions while the visitor types: places, content and trip types, from two letters on. */
export function createSuggestionLoader(api: Client): LoadSuggestions {
  return async (query, signal) => {
    const suggestions = await api.get('/v2/keyword_suggestions/{fragment}', { params: { fragment: query }, signal });
    return suggestions.flatMap(({ kind, id, label, slug, detail }): SearchSuggestion[] => {
      const type = kinds[kind];
      if (!type || slug === null) return [];
      return [{ id: id ?? slug, label, detail: detail ? `${type.name} in ${detail}` : type.name, href: type.pathOf(slug, label) }];
    });
  };
}
