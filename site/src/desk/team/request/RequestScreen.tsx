import { useQuery } from '@tanstack/react-query';
import { useParams, useRouteLoaderData, useSearchParams } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import type { DeskFrameData } from '#src/desk/frame/desk.loader.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';
import { useRefreshInterval } from '#src/desk/live/LiveContext.ts';
import { usePresence } from '#src/desk/live/usePresence.ts';
import { useRememberRequest } from '#src/desk/shared/recentRequests.ts';
import { useServerNow } from '#src/desk/shared/ServerClock.ts';
import { teamQuery } from '#src/desk/shared/teamQuery.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { ConversationsPanel } from './conversations/ConversationsPanel.tsx';
import { conversationsQuery } from './conversations/conversationQueries.ts';
import { ChecklistPanel } from './ChecklistPanel.tsx';
import { ContactLogPanel } from './ContactLogPanel.tsx';
import { DuplicatesPanel } from './DuplicatesPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { MatchesPanel } from './MatchesPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { RequestHead } from './RequestHead.tsx';
import { ScreeningPanel } from './screening/ScreeningPanel.tsx';
import { criteriaQuery, resultsQuery } from './screening/screeningQueries.ts';
import { contactLogQuery, duplicatesQuery, historyQuery, matchesQuery, notesQuery, requestKey, requestQuery } from './requestQueries.ts';
import { Columns, MainColumn, SideColumn } from './RequestScreen.styles.ts';

/** Everything about one trip request, and what can be done with it. */
export function RequestScreen() {
  const { id = '' } = useParams();
  const { user } = useRouteLoaderData('desk') as DeskFrameData;
  const [query] = useSearchParams();
  const conversationId = query.get('conversation');
  const now = useServerNow();
  const refetchInterval = useRefreshInterval();
  const present = usePresence(`presence-tripRequest-${id}`);
  const { data: request } = useQuery({ ...requestQuery(api, id), refetchInterval });
  useRememberRequest(request);
  const { data: matches = [] } = useQuery({ ...matchesQuery(api, id), refetchInterval });
  const { data: notes = [] } = useQuery(notesQuery(api, id));
  const { data: history = [] } = useQuery(historyQuery(api, id));
  const may = useMay();
  const { data: contacts } = useQuery({ ...contactLogQuery(api, id), enabled: may('GET /v3/contact_log') });
  const { data: duplicates = [] } = useQuery({ ...duplicatesQuery(api, id), enabled: may('GET /v3/trip_requests/{id}/duplicates') });
  const { data: criteria } = useQuery({ ...criteriaQuery(api), enabled: may('GET /v3/screening_results') });
  const { data: results } = useQuery({ ...resultsQuery(api, id), enabled: may('GET /v3/screening_results') });
  const { data: conversations } = useQuery({
    ...conversationsQuery(api, id),
    enabled: may('GET /v3/trip_requests/{id}/conversation_summaries'),
    refetchInterval,
  });
  const { data: team = [] } = useQuery(teamQuery(api));
  if (!request) return null; // the loader has read it, or the error is shown instead
  return (
    <>
      <DeskTitle>{`${request.reference} ${request.tripTitle}`}</DeskTitle>
      <RequestHead
        request={request}
        team={team}
        present={present}
        ownId={team.find((member) => member.userId === user.userId)?.id ?? null}
      />
      <Columns>
        <FactsPanel request={request} />
        <MainColumn>
          <DuplicatesPanel request={request} duplicates={duplicates} />
          {criteria && results && <ScreeningPanel request={request} matches={matches} criteria={criteria} results={results} team={team} />}
          <MatchesPanel request={request} matches={matches} now={now} />
          {conversations && (
            <ConversationsPanel
              key={conversationId}
              request={request}
              conversations={conversations}
              openedId={conversationId}
              user={user}
              now={now}
            />
          )}
        </MainColumn>
        <SideColumn>
          <NotesPanel subject={{ subjectType: 'TRIP_REQUEST', subjectId: id }} notes={notes} recordKey={requestKey(id)} />
          {contacts && <ContactLogPanel requestId={id} entries={contacts} />}
          <ChecklistPanel request={request} team={team} />
          <HistoryPanel versions={history} />
        </SideColumn>
      </Columns>
    </>
  );
}
