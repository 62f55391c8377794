import { Navigation, type NavigationProps } from '#src/navigation/Navigation.tsx';
import { createSuggestionLoader } from '#src/search/createSuggestionLoader.ts';
import { HeaderSearch } from '#src/search/HeaderSearch.tsx';
import { api } from '#src/shared/api.ts';
import { isAgentOrTeamMember } from '#src/shared/session.ts';
import { lazyComponent } from '#src/startup/lazyComponent.tsx';
import { useNavigate } from '#src/startup/navigation.ts';

const loadSuggestions = createSuggestionLoader(api);
/** Hidden until the page is scrolled, so that the server need not render it. */
const ActionBar = lazyComponent(async () => (await import('./ActionBar.tsx')).ActionBar);

/** The navigation with the search in its bar, and on phones the page's own action once its head is gone. */
export function NavigationWithSearch(props: NavigationProps) {
  const { isActionQuiet = false, slim = false, tripRequestHref = '', currentPath, user } = props;
  const navigate = useNavigate();
  return (
    <>
      <Navigation search={<HeaderSearch loadSuggestions={loadSuggestions} onGo={(href) => void navigate(href)} />} {...props} />
      {isActionQuiet && !slim && !isAgentOrTeamMember(user) && <ActionBar href={tripRequestHref} path={currentPath} />}
    </>
  );
}
