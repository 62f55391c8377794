import { Button, Link, Text } from '@farwend/design-system';
import { StatusPill } from '@farwend/design-system/work';
import { useState } from 'react';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { requestTones } from '#src/desk/shared/statusTones.data.ts';
import { statusNames, type TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { Card, CardHead, List, Small } from './MatchesPanel.styles.ts';
import { MoveRequestDialog } from './MoveRequestDialog.tsx';
import type { Duplicate } from './requestQueries.ts';
import { Panel, PanelTitle } from './RequestScreen.styles.ts';

/** Props of DuplicatesPanel. */
export interface DuplicatesPanelProps {
  request: TripRequestDetail;
  /** The surest first. */
  duplicates: readonly Duplicate[];
}

const reasons: Record<Duplicate['reasons'][number], string> = {
  TRAVELER: 'same traveler',
  EMAIL: 'same email address',
  PHONE: 'same telephone number',
  NAME: 'same name',
  DATES: 'same days',
  PLACE: 'same place',
};

/** Other requests that may ask for the same trip, and the way to join this one to another. Nothing where there are none. */
export function DuplicatesPanel({ request, duplicates }: DuplicatesPanelProps) {
  const [original, setOriginal] = useState<Duplicate | null>(null);
  if (duplicates.length === 0) return null;
  const canMark = request.allowedTransitions.includes('DUPLICATE');
  return (
    <Panel aria-labelledby="duplicates">
      <PanelTitle id="duplicates">Asked twice?</PanelTitle>
      <Text variant="small">
        {duplicates.length === 1 ? 'Another request looks' : `${duplicates.length} other requests look`} like this one.
      </Text>
      <List aria-label="Requests like this one">
        {duplicates.map((duplicate) => (
          <Card key={duplicate.id}>
            <CardHead>
              <Link href={`/desk/requests/${duplicate.id}`}>
                {duplicate.reference} {duplicate.tripTitle}
              </Link>
              <StatusPill tone={requestTones[duplicate.status]}>{statusNames[duplicate.status]}</StatusPill>
            </CardHead>
            <Small>
              {listReasons(duplicate)}
              {duplicate.submittedAt !== null && `. Sent ${formatMoment(duplicate.submittedAt)}`}
            </Small>
            {canMark && duplicate.status !== 'DUPLICATE' && (
              <Button size="small" onClick={() => setOriginal(duplicate)}>
                Mark as a duplicate of {duplicate.reference}
              </Button>
            )}
          </Card>
        ))}
      </List>
      {original && (
        <MoveRequestDialog request={request} to="DUPLICATE" duplicateOf={original.reference} onClose={() => setOriginal(null)} />
      )}
    </Panel>
  );
}

/** The reasons as a sentence begins: “Same traveler, same days”. */
function listReasons({ reasons: codes }: Duplicate): string {
  const text = codes.map((code) => reasons[code]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
