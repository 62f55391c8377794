import { Heading, Stack, Text } from '@farwend/design-system';
import { useEffect, useRef } from 'react';

/** Replaces the form after sending, and takes the focus from the removed button. */
export function MessageSent({ to }: { to: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status">
      <Stack gap={3}>
        <Heading level={3} ref={heading} tabIndex={-1}>
          Your question is on its way to {to}
        </Heading>
        <Text tone="soft">Our care desk passes it on. The answer comes by mail, to the address you gave.</Text>
      </Stack>
    </div>
  );
}
