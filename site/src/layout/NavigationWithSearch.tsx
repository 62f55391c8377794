import { Navigation, type NavigationProps } from '#src/navigation/Navigation.tsx';
import { createSuggestionLoader } from '#src/search/createSuggestionLoader.ts';
import { HeaderSearch } from '#src/search/HeaderSearch.tsx';
import { api } from '#src/shared/api.ts';
import { useNavigate } from '#src/startup/navigation.ts';

const loadSuggestions = createSuggestionLoader(api);

/** The navigation with the search in its bar. */
export function NavigationWithSearch(props: NavigationProps) {
  const navigate = useNavigate();
  return <Navigation search={<HeaderSearch loadSuggestions={loadSuggestions} onGo={(href) => void navigate(href)} />} {...props} />;
}
