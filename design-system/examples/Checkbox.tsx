import { Checkbox } from '@farwend/design-system';
import { useState } from 'react';

export function CheckboxExample() {
  const [isWanted, setWanted] = useState(false);
  return <Checkbox label="Write to me about new routes" hint="Twice a month" value={isWanted} onChange={setWanted} />;
}
