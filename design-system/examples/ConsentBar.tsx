import { ConsentBar, Text } from '@farwend/design-system';
import { useState } from 'react';

export function ConsentBarExample() {
  const [isAllowed, setAllowed] = useState<boolean>();
  if (isAllowed !== undefined) return <Text>{isAllowed ? 'Pages are counted.' : 'Nothing is counted.'}</Text>;
  return (
    <ConsentBar policyHref="/privacy" onAnswer={setAllowed}>
      We would count which pages are read, on our own servers, and keep the figures for thirteen months.
    </ConsentBar>
  );
}
