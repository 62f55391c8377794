import { useComparison } from '#src/compare/useComparison.ts';
import { buildListHref } from '#src/content/buildListHref.ts';
import { SaveSearch } from '#src/search-alerts/SaveSearch.tsx';
import { Form } from '#src/startup/Form.tsx';
import { useNavigate, useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { ListHead } from '#src/seo/ListHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Itineraries } from './Itineraries.tsx';
import type { SaveSearchResult } from './itineraries.action.ts';
import type { ItinerariesData } from './itineraries.loader.ts';

/** The list of journeys, with document head and session. */
export function ItinerariesContent() {
  const list = useLoaderData<ItinerariesData>();
  const result = useActionData<SaveSearchResult>();
  const busy = useNavigation().state === 'submitting';
  const { user } = useSession();
  const navigate = useNavigate();
  const canSave = user.personType === 'traveler' && list.applied.length > 0;
  return (
    <>
      <ListHead
        title="Itineraries"
        description="Routes drawn by people who live along them, day by day: nights, months, prices, and what to leave out."
        path="/itineraries"
        page={list.page}
        pages={list.pages}
        isFiltered={list.applied.length > 0 || list.isSorted}
        items={list.itineraries}
      />
      <Itineraries
        {...list}
        isTrade={isAgentOrTeamMember(user)}
        comparison={useComparison('itineraries')}
        saveSearch={canSave && <SaveSearch {...result} busy={busy} renderForm={(content) => <Form preventScrollReset>{content}</Form>} />}
        onFilter={(answers) => void navigate(buildListHref('/itineraries/', answers), { preventScrollReset: true })}
      />
    </>
  );
}
