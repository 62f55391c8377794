import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';
import { countriesQuery } from '#src/desk/shared/countriesQuery.ts';
import { useServerNow } from '#src/desk/shared/ServerClock.ts';
import { travelerName } from '#src/desk/shared/travelerAccounts.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { HistoryPanel } from '#src/desk/team/request/HistoryPanel.tsx';
import { NotesPanel } from '#src/desk/team/request/NotesPanel.tsx';
import { Columns, MainColumn, SideColumn } from '#src/desk/team/request/RequestScreen.styles.ts';
import { ContactsPanel } from './ContactsPanel.tsx';
import { ConversationsPanel } from './ConversationsPanel.tsx';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { DuplicatesPanel } from './DuplicatesPanel.tsx';
import { EmailsPanel } from './EmailsPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { TravelerHead } from './TravelerHead.tsx';
import {
  contactLogQuery,
  conversationsQuery,
  documentsQuery,
  duplicatesQuery,
  emailsQuery,
  historyQuery,
  notesQuery,
  profileQuery,
  travelerKey,
  travelerQuery,
  tripRequestsQuery,
} from './travelerQueries.ts';
import { WishesPanel } from './WishesPanel.tsx';

/** Everything about one traveler, as far as the person may see it. */
export function TravelerScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  const now = useServerNow();
  const { data: traveler } = useQuery(travelerQuery(api, id));
  const { data: requests = [] } = useQuery(tripRequestsQuery(api, id));
  const { data: notes = [] } = useQuery(notesQuery(api, id));
  const { data: history = [] } = useQuery(historyQuery(api, id));
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const { data: profile } = useQuery({ ...profileQuery(api, id), enabled: may('GET /v3/traveler_profiles') });
  const { data: conversations } = useQuery({ ...conversationsQuery(api, id), enabled: may('GET /v3/travelers/{id}/conversations') });
  const { data: documents } = useQuery({ ...documentsQuery(api, id), enabled: may('GET /v3/documents') });
  const { data: contacts } = useQuery({ ...contactLogQuery(api, id), enabled: may('GET /v3/contact_log') });
  const { data: duplicates = [] } = useQuery({ ...duplicatesQuery(api, id), enabled: may('GET /v3/travelers/{id}/duplicates') });
  const { data: emails } = useQuery({
    ...emailsQuery(api, id),
    enabled: may('GET /v3/templated_emails') && may('PUT /v3/travelers/{id}'), // found by person only where contact data is not hidden
  });
  if (!traveler) return null; // the loader has read it, or the error is shown instead
  return (
    <>
      <DeskTitle>{travelerName(traveler)}</DeskTitle>
      <TravelerHead traveler={traveler} />
      <Columns>
        <MainColumn>
          <ProfilePanel key={id} traveler={traveler} countries={countries} versions={history} />
          {profile !== undefined && <WishesPanel profile={profile} />}
        </MainColumn>
        <MainColumn>
          <DuplicatesPanel traveler={traveler} duplicates={duplicates} />
          <RequestsPanel requests={requests} />
          {conversations && <ConversationsPanel conversations={conversations} now={now} />}
          {documents && <DocumentsPanel documents={documents} />}
          {emails && <EmailsPanel travelerId={id} emails={emails} />}
        </MainColumn>
        <SideColumn>
          <NotesPanel subject={{ subjectType: 'TRAVELER', subjectId: id }} notes={notes} recordKey={travelerKey(id)} />
          {contacts && <ContactsPanel entries={contacts} requests={requests} />}
          <HistoryPanel versions={history} />
        </SideColumn>
      </Columns>
    </>
  );
}
