import { SearchField, type LoadSuggestions } from '@farwend/design-system';

const loadSuggestions: LoadSuggestions = async (query, signal) => {
  const response = await fetch(`/api/suggestions?q=${encodeURIComponent(query)}`, { signal });
  return response.json();
};

export function SearchFieldExample() {
  return <SearchField action="/search" label="Search the atlas" loadSuggestions={loadSuggestions} />;
}
