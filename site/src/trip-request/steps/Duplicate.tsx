import { Button, ButtonLink, Cluster, Stack, Text } from '@farwend/design-system';
import type { SubmittedRequest } from '../context.ts';
import { describeSentRequest } from '../describeSentRequest.ts';

/** Props of Duplicate. */
export interface DuplicateProps {
  /** The earlier request. */
  sent: SubmittedRequest;
  /** Called to send the request anyway. */
  onSendNew: () => void;
}

/** Shown when the server has an identical request; nothing was sent. */
export function Duplicate({ sent, onSendNew }: DuplicateProps) {
  return (
    <Stack gap={8}>
      <Text variant="lead">{describeSentRequest(sent)}</Text>
      <Cluster>
        <ButtonLink href="/trip-request/thank-you" variant="strong">
          See it
        </ButtonLink>
        <Button onClick={onSendNew}>Send a new one</Button>
      </Cluster>
    </Stack>
  );
}
