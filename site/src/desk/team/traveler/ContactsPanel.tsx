import { Link } from '@farwend/design-system';
import { formatMoment } from '#src/desk/shared/formats.ts';
import type { TripRequestRow } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { Entry, List } from '#src/desk/team/request/ContactLogPanel.styles.ts';
import { contactKinds, contactOutcomes } from '#src/desk/team/request/contactNames.data.ts';
import type { ContactLogEntry } from '#src/desk/team/request/requestQueries.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';

/** Props of ContactsPanel. */
export interface ContactsPanelProps {
  /** The last first. */
  entries: readonly ContactLogEntry[];
  requests: readonly TripRequestRow[];
}

/** Calls, mails and meetings about all requests of a traveler; they are logged beside the request. */
export function ContactsPanel({ entries, requests }: ContactsPanelProps) {
  return (
    <Panel aria-labelledby="contacts">
      <PanelTitle id="contacts">Calls and mails</PanelTitle>
      {entries.length === 0 && <Quiet>Nobody has been in touch yet. Calls are logged beside the request they are about.</Quiet>}
      <List>
        {entries.map(({ id, kind, direction, outcome, contactedAt, note, tripRequestId }) => (
          <Entry key={id}>
            <strong>
              {contactKinds[kind]}
              {direction === 'IN' && ' from the traveler'}: {contactOutcomes[outcome]}
            </strong>
            <time dateTime={contactedAt}>{formatMoment(contactedAt)}</time>{' '}
            <Link href={`/desk/requests/${tripRequestId}/`}>
              {requests.find((one) => one.id === tripRequestId)?.reference ?? 'Request'}
            </Link>
            {note !== null && <p>{note}</p>}
          </Entry>
        ))}
      </List>
    </Panel>
  );
}
