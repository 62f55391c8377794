import { Button, ButtonLink, Cluster, Stack, Text } from '@farwend/design-system';
import type { SubmittedRequest } from '../context.ts';

/** Props of Thanks. */
export interface ThanksProps {
  /** The sent request; null: not known. */
  sent: SubmittedRequest | null;
  /** Called to start another request. */
  onAnother: () => void;
}

/** Shown in place of the form once it has been sent. */
export function Thanks({ sent, onAnother }: ThanksProps) {
  return (
    <Stack gap={8}>
      {sent && (
        <Text variant="lead">
          We have it under the number <strong>{sent.reference}</strong>. A person reads it before any travel company does.
        </Text>
      )}
      <Cluster>
        <ButtonLink href="/trip-request/thank-you" variant="primary">
          See what happens next
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Start another request
        </Button>
      </Cluster>
    </Stack>
  );
}
