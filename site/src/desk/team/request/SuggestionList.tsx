import { Alert, Button, Text } from '@farwend/design-system';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatCode } from '#src/desk/shared/formats.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Card, CardHead, List, Small } from './MatchesPanel.styles.ts';
import type { Suggestions } from './requestQueries.ts';
import { Excluded, Points, Reasons } from './SuggestionList.styles.ts';
import { useRequestChange } from './useRequestChange.ts';

/** Props of SuggestionList. */
export interface SuggestionListProps {
  requestId: string;
  suggestions: Suggestions;
}

/** The companies that fit, each with its points, and those left out, each with the reason. */
export function SuggestionList({
  requestId,
  suggestions: { items, excluded, notServing, openPlaces, leadPartnerMode },
}: SuggestionListProps) {
  const may = useMay();
  const propose = useRequestChange(requestId, (partnerId: string) =>
    api.post('/v3/trip_requests/{id}/trip_matches', {
      params: { id: requestId },
      body: { partnerId },
      idempotencyKey: crypto.randomUUID(),
    }),
  );
  return (
    <>
      <Text variant="small">
        {openPlaces === 0 ? 'Every place is taken: withdraw a company before you ask another.' : `Up to ${openPlaces} more may be asked.`}
        {leadPartnerMode && ' No company serves every country of this journey, so each serves at least one.'}
      </Text>
      {propose.isError && (
        <Alert tone="error" announce onDismiss={propose.reset}>
          {describeProblem(propose.error)}
        </Alert>
      )}
      <List aria-label="Suggested companies">
        {items.map(({ partnerId, displayName, score, reasons, warnings, activityLevel, endedMatchId }) => (
          <Card key={partnerId}>
            <CardHead>
              <strong>{displayName}</strong>
              <Small>{formatCode(activityLevel)}</Small>
            </CardHead>
            <Points value={score} max={100} aria-label={`${score} of 100 points`} />
            <Reasons>
              <summary>{score} points</summary>
              <ul>
                {reasons.map(({ code, label, points }) => (
                  <li key={code}>
                    {points > 0 ? `+${points}` : points} {label}
                  </li>
                ))}
              </ul>
            </Reasons>
            {warnings.map(({ code, label }) => (
              <Small key={code}>Note: {label}</Small>
            ))}
            {endedMatchId === null && may('POST /v3/trip_requests/{id}/trip_matches') && (
              <Button
                size="small"
                disabled={openPlaces === 0}
                busy={propose.isPending && propose.variables === partnerId}
                onClick={() => propose.mutate(partnerId)}
              >
                Propose to {displayName}
              </Button>
            )}
          </Card>
        ))}
      </List>
      {items.length === 0 && <Text variant="small">No company fits. The reasons are below.</Text>}
      {(excluded.length > 0 || notServing > 0) && (
        <Excluded open={items.length === 0}>
          <summary>{excluded.length} left out</summary>
          <ul>
            {excluded.map(({ partnerId, displayName, detail }) => (
              <li key={partnerId}>
                <strong>{displayName}</strong>: {detail}
              </li>
            ))}
            {notServing > 0 && <li>{notServing} more do not serve these countries.</li>}
          </ul>
        </Excluded>
      )}
    </>
  );
}
