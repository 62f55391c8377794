import { namedPlaces } from '@farwend/api-contract/rules';
import { Button, ButtonLink, Cluster, Stack, Text } from '@farwend/design-system';
import type { SubmittedRequest } from '../context.ts';
import { formatDateTime } from '../dates.ts';

/** Props of Duplicate. */
export interface DuplicateProps {
  /** The earlier request. */
  sent: SubmittedRequest;
  /** Called to send the request anyway. */
  onSendNew: () => void;
}

/** Shown when the server has an identical request; nothing was sent. */
export function Duplicate({ sent, onSendNew }: DuplicateProps) {
  const places = new Intl.ListFormat('en', { type: 'conjunction' }).format(namedPlaces(sent.destinationNames)) || 'the same journey';
  return (
    <Stack gap={8}>
      <Text variant="lead">
        You sent a request for {places} on {formatDateTime(sent.sentAt)}.
      </Text>
      <Cluster>
        <ButtonLink href="/trip-request/thank-you" variant="strong">
          See it
        </ButtonLink>
        <Button onClick={onSendNew}>Send a new one</Button>
      </Cluster>
    </Stack>
  );
}
