import { Heading, Stack, Text } from '@farwend/design-system';
import { useEffect, useRef } from 'react';

/** Stands in place of a form whose message was sent, and takes the focus that the vanished button had. */
export function MessageSent({ to }: { to: string }) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status">
      <Stack gap={3}>
        <Heading level={3} ref={words} tabIndex={-1}>
          Your question is on its way to {to}
        </Heading>
        <Text tone="soft">Our care desk passes it on. The answer comes by mail, to the address you gave.</Text>
      </Stack>
    </div>
  );
}
