import { Link } from '@farwend/design-system';
import { StatusPill } from '@farwend/design-system/work';
import { formatDay, formatDollars, formatParty } from '#src/desk/shared/formats.ts';
import { requestTones } from '#src/desk/shared/statusTones.data.ts';
import { statusNames, type TripRequestRow } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { CardHead, Small } from '#src/desk/team/request/MatchesPanel.styles.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { Item, Items } from './TravelerScreen.styles.ts';

/** Props of RequestsPanel. */
export interface RequestsPanelProps {
  /** The last first. */
  requests: readonly TripRequestRow[];
}

/** What a traveler asked for. */
export function RequestsPanel({ requests }: RequestsPanelProps) {
  return (
    <Panel aria-labelledby="requests">
      <PanelTitle id="requests">Trip requests</PanelTitle>
      {requests.length === 0 && <Quiet>They have not asked for a trip yet.</Quiet>}
      <Items>
        {requests.map((request) => (
          <Item key={request.id}>
            <CardHead>
              <Link href={`/desk/requests/${request.id}/`}>
                {request.tripTitle || request.destinationNames.join(', ') || request.reference}
              </Link>
              <StatusPill tone={requestTones[request.status]}>{statusNames[request.status]}</StatusPill>
            </CardHead>
            <Small>{describeRequest(request)}</Small>
          </Item>
        ))}
      </Items>
    </Panel>
  );
}

/** "TR-4F7K2M, 5 Mar 2027, 12 nights, 2 adults, $12,500". */
function describeRequest(request: TripRequestRow): string {
  const { reference, departureDate, totalNights, totalBudget } = request;
  return [
    reference,
    departureDate && formatDay(departureDate),
    totalNights === 1 ? '1 night' : `${totalNights} nights`,
    formatParty(request),
    totalBudget && formatDollars(totalBudget),
  ]
    .filter(Boolean)
    .join(', ');
}
