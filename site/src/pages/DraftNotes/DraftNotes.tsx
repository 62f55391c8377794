import { Button, ButtonLink, Cluster, Contours, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';

/** Props of DraftNotes. */
export interface DraftNotesProps {
  /** `asking` before a choice; `stopped`: no more emails; `erased`: the draft is deleted; `expired`: the draft no longer exists. */
  state: 'asking' | 'stopped' | 'erased' | 'expired';
  /** URL that opens the trip request form with the draft. */
  resumeHref: string;
  /** Renders a form element around its content; `erase` tells whether it deletes the draft. */
  renderForm: (erase: boolean, content: ReactNode) => ReactNode;
}

const texts: Record<DraftNotesProps['state'], [heading: string, lead: string]> = {
  asking: ['Your notes for a journey', 'They wait for thirty days. Go on with them, have us stop writing about them, or delete them now.'],
  stopped: [
    'We will not write about them again',
    'The notes stay until their thirty days are over; the link in the mail still opens them.',
  ],
  erased: [
    'Your notes are deleted',
    'Your name, your address and your words are gone from our books. Where and when people think of going stays, as a figure.',
  ],
  expired: ['There are no notes here any more', 'The request was sent, or the notes were deleted. A new one takes {promise:timeToFillIn}.'],
};

/** Target of the unsubscribe link in emails about a draft; asks before it stops emails or deletes the draft. */
export function DraftNotes({ state, resumeHref, renderForm }: DraftNotesProps) {
  const insert = useInsertPromises();
  const [heading, lead] = texts[state];
  return (
    <Section>
      <Contours side="end" />
      <Stack gap={6} align="start">
        <Heading level={1}>{heading}</Heading>
        <Text variant="lead" tone="soft">
          {insert(lead)}
        </Text>
        {state === 'asking' || state === 'stopped' ? (
          <Cluster>
            <ButtonLink href={resumeHref} variant="primary">
              Go on with my request
            </ButtonLink>
            {state === 'asking' && renderForm(false, <Button type="submit">Stop these mails</Button>)}
            {renderForm(
              true,
              <Button type="submit" variant="quiet">
                Delete my notes
              </Button>,
            )}
          </Cluster>
        ) : (
          <ButtonLink href="/trip-request">Start a request</ButtonLink>
        )}
      </Stack>
    </Section>
  );
}
