import { NumberField } from '@farwend/design-system';
import { useState } from 'react';

export function NumberFieldExample() {
  const [adults, setAdults] = useState<number | null>(2);
  return <NumberField id="adults" label="Adults" min={1} max={12} value={adults} onChange={setAdults} />;
}
