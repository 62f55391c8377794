import { ButtonLink, Container, Heading, Stack, Text } from '@farwend/design-system';
import { useRouteError } from 'react-router-dom';
import { getFailureStatus } from '#src/shared/getFailureStatus.ts';
import { DeskTitle } from './DeskTitle.tsx';

const texts = {
  missing: {
    title: 'Not there, or not yours',
    text: 'There is nothing at this address that you may see. It may have been removed, or it belongs to another part of the team.',
  },
  busy: { title: 'One moment', text: 'The server is busy, or the connection is gone. Nothing was lost; try again in a few seconds.' },
  failed: { title: 'That went wrong on our side', text: 'The fault is reported. Try again, or go on with something else.' },
};

/** A screen that could not be shown, within the frame. */
export function DeskError() {
  const status = getFailureStatus(useRouteError());
  const { title, text } = status === 503 ? texts.busy : status === 500 ? texts.failed : texts.missing;
  return (
    <Stack gap={6} align="start">
      <DeskTitle>{title}</DeskTitle>
      <Heading level={1} size="h3">
        {title}
      </Heading>
      <Text>{text}</Text>
      <ButtonLink href="/desk/" size="small">
        Back to the desk
      </ButtonLink>
    </Stack>
  );
}

/** The same where not even the frame could be shown. */
export function BareDeskError() {
  return (
    <Container>
      <DeskError />
    </Container>
  );
}
