import { namedPlaces } from '@farwend/api-contract/rules';
import { Button, ButtonLink, Cluster, Stack, Text } from '@farwend/design-system';
import type { Sent } from '../context.ts';
import { timeOf } from '../dates.ts';

/** Props of Duplicate. */
export interface DuplicateProps {
  /** The earlier request. */
  sent: Sent;
  /** Called when a new one is to be sent all the same. */
  onSendNew: () => void;
}

/** Shown when the same request was sent before: nothing was sent yet. */
export function Duplicate({ sent, onSendNew }: DuplicateProps) {
  const places = new Intl.ListFormat('en', { type: 'conjunction' }).format(namedPlaces(sent.destinationNames)) || 'the same journey';
  return (
    <Stack gap={8}>
      <Text variant="lead">
        You sent a request for {places} on {timeOf(sent.sentAt)}.
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
