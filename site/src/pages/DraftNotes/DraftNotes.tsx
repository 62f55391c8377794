import { Button, ButtonLink, Cluster, Contours, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** Props of DraftNotes. */
export interface DraftNotesProps {
  /** `asking`; `stopped`: no more mails; `erased`: the notes are gone; `expired`: there is no such draft any more. */
  state: 'asking' | 'stopped' | 'erased' | 'expired';
  /** Where the form opens with the notes. */
  resumeHref: string;
  /** A form element with its way of sending. */
  renderForm: (erase: boolean, content: ReactNode) => ReactNode;
}

const words: Record<DraftNotesProps['state'], [heading: string, lead: string]> = {
  asking: ['Your notes for a journey', 'They wait for thirty days. Go on with them, have us stop writing about them, or delete them now.'],
  stopped: [
    'We will not write about them again',
    'The notes stay until their thirty days are over; the link in the mail still opens them.',
  ],
  erased: [
    'Your notes are deleted',
    'Your name, your address and your words are gone from our books. Where and when people think of going stays, as a figure.',
  ],
  expired: ['There are no notes here any more', 'The request was sent, or the notes were deleted. A new one takes four minutes.'],
};

/** Where the last line of the mails about a draft leads: asks before it stops or deletes anything. */
export function DraftNotes({ state, resumeHref, renderForm }: DraftNotesProps) {
  const [heading, lead] = words[state];
  return (
    <Section>
      <Contours side="end" />
      <Stack gap={6} align="start">
        <Heading level={1}>{heading}</Heading>
        <Text variant="lead" tone="soft">
          {lead}
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
