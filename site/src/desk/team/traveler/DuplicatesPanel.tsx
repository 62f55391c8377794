import { Button, Link, Text } from '@farwend/design-system';
import { useState } from 'react';
import { formatDay } from '#src/desk/shared/formats.ts';
import { type Traveler, travelerName } from '#src/desk/shared/travelerAccounts.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { CardHead, Small } from '#src/desk/team/request/MatchesPanel.styles.ts';
import { Panel, PanelTitle } from '#src/desk/team/request/RequestScreen.styles.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { Duplicate } from './travelerQueries.ts';
import { Item, Items } from './TravelerScreen.styles.ts';

/** Props of DuplicatesPanel. */
export interface DuplicatesPanelProps {
  traveler: Traveler;
  /** The surest first. */
  duplicates: readonly Duplicate[];
}

const reasonNames: Record<Duplicate['reasons'][number], string> = {
  EMAIL: 'same mailbox',
  PHONE: 'same telephone number',
  NAME: 'same name and country',
};

/** Other records that may be the same person, and the way to merge them into this one. Nothing where there are none. */
export function DuplicatesPanel({ traveler, duplicates }: DuplicatesPanelProps) {
  const may = useMay();
  const [other, setOther] = useState<Duplicate | null>(null);
  if (duplicates.length === 0) return null;
  return (
    <Panel aria-labelledby="duplicates">
      <PanelTitle id="duplicates">Twice here?</PanelTitle>
      <Text variant="small">
        {duplicates.length === 1 ? 'Another record may be' : `${duplicates.length} other records may be`} the same person.
      </Text>
      <Items aria-label="Records like this one">
        {duplicates.map((duplicate) => (
          <Item key={duplicate.id}>
            <CardHead>
              <Link href={`/desk/travelers/${duplicate.id}/`}>{travelerName(duplicate)}</Link>
            </CardHead>
            <Small>
              {duplicate.email}. {listReasons(duplicate)}. Since {formatDay(duplicate.createdAt)}
            </Small>
            {may('PUT /v3/travelers/{id}/merge_with/{other}') && (
              <Button size="small" aria-label={`Merge ${duplicate.email} into this record …`} onClick={() => setOther(duplicate)}>
                Merge into this record …
              </Button>
            )}
          </Item>
        ))}
      </Items>
      {other && <MergeDialog traveler={traveler} other={other} onClose={() => setOther(null)} />}
    </Panel>
  );
}

/** The reasons as a sentence begins: “Same mailbox, same name and country”. */
function listReasons({ reasons }: Duplicate): string {
  const text = reasons.map((reason) => reasonNames[reason]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
