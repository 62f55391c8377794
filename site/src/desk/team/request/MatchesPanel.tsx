import { Alert, Button, Text } from '@farwend/design-system';
import { Clock, Menu, StatusPill } from '@farwend/design-system/work';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatAge, formatCode, formatDollars } from '#src/desk/shared/formats.ts';
import { useServerClock } from '#src/desk/shared/ServerClock.ts';
import { matchTones } from '#src/desk/shared/statusTones.data.ts';
import { matchStatusNames, type TripMatch, type TripMatchStatus } from '#src/desk/shared/tripMatchStatuses.data.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Card, CardHead, List, Small } from './MatchesPanel.styles.ts';
import { MoveMatchDialog } from './MoveMatchDialog.tsx';
import { suggestionsQuery } from './requestQueries.ts';
import { Panel, PanelTitle, Quiet } from './RequestScreen.styles.ts';
import { SuggestionList } from './SuggestionList.tsx';

/** Props of MatchesPanel. */
export interface MatchesPanelProps {
  request: TripRequestDetail;
  matches: readonly TripMatch[];
  /** The server's time, in milliseconds. */
  now: number;
}

/** Statuses in which companies can still be asked. */
const isMatching = (status: TripRequestDetail['status']) => status === 'QUALIFIED' || status === 'MATCHED' || status === 'PLANNING';

/** The companies of a request: who was asked, who answered, and whom to ask next. */
export function MatchesPanel({ request, matches, now }: MatchesPanelProps) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const [moving, setMoving] = useState<{ match: TripMatch; to: TripMatchStatus } | null>(null);
  const suggestions = useQuery({ ...suggestionsQuery(api, request.id), enabled: isOpen });
  const canSuggest = may('POST /v3/trip_requests/{id}/trip_match_suggestions');
  return (
    <Panel aria-labelledby="matches">
      <PanelTitle id="matches">Companies</PanelTitle>
      {matches.length === 0 && <Quiet>No company has been asked yet.</Quiet>}
      <List>
        {sortMatches(matches).map((match) => (
          <Card key={match.id}>
            <CardHead>
              <strong>{match.partnerName}</strong>
              <StatusPill tone={matchTones[match.status]}>{matchStatusNames[match.status]}</StatusPill>
              <Small>for {formatAge(match.statusChangedAt, now)}</Small>
            </CardHead>
            <MatchClock match={match} />
            {match.quotedTotalUSD !== null && <Small>Quoted {formatDollars(match.quotedTotalUSD)}</Small>}
            {(match.declineReasonCode ?? match.statusNote) && (
              <Small>{match.statusNote ?? formatCode(match.declineReasonCode ?? '')}</Small>
            )}
            {match.allowedTransitions.length > 0 && (
              <Menu
                trigger={<Button size="small">Move to …</Button>}
                groups={[
                  {
                    actions: match.allowedTransitions.map((to) => ({
                      label: matchStatusNames[to],
                      onSelect: () => setMoving({ match, to }),
                    })),
                  },
                ]}
              />
            )}
          </Card>
        ))}
      </List>
      {canSuggest && isMatching(request.status) && !isOpen && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Whom to ask
        </Button>
      )}
      {canSuggest && !isMatching(request.status) && matches.length === 0 && (
        <Text variant="small" tone="soft">
          Companies can be asked once the request is qualified.
        </Text>
      )}
      {isOpen && suggestions.isError && (
        <Alert tone="error" announce>
          {describeProblem(suggestions.error)}
        </Alert>
      )}
      {isOpen && suggestions.isPending && <Quiet role="status">Weighing the companies …</Quiet>}
      {suggestions.data && isOpen && <SuggestionList requestId={request.id} suggestions={suggestions.data} />}
      {moving && <MoveMatchDialog requestId={request.id} match={moving.match} to={moving.to} onClose={() => setMoving(null)} />}
    </Panel>
  );
}

/** What the company has to do next, and until when. */
function MatchClock({ match }: { match: TripMatch }) {
  const clock = useServerClock();
  const { reminder } = match;
  if (!reminder || reminder.dismissedAt !== null) return null;
  return (
    <Small>
      {tasks[reminder.kind]}: <Clock due={reminder.dueAt} now={clock.now} renderedAt={clock.renderedAt} />
    </Small>
  );
}

const tasks = { RESPOND: 'Answer', FIRST_MESSAGE: 'First message', PROPOSAL: 'Proposal' } as const;

/** Those that go on first; within both, as the team ranks them. */
function sortMatches(matches: readonly TripMatch[]): TripMatch[] {
  const isOver = ({ status }: TripMatch) => matchTones[status] === 'closed';
  return matches.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)) || (one.rank ?? 99) - (other.rank ?? 99));
}
