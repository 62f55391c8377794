import { Button, icons } from '@farwend/design-system';
import { useState } from 'react';

export function ButtonExample() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button variant="primary" icon={icons.mail} busy={isBusy} onClick={() => setBusy(true)}>
      Send my trip request
    </Button>
  );
}
