import { DestinationList } from '@farwend/design-system';
import { useState } from 'react';

const places = [
  { id: 'ke', name: 'Kenya', detail: 'East Africa' },
  { id: 'jp', name: 'Japan', detail: 'East Asia' },
];

export function DestinationListExample() {
  const [names, setNames] = useState<readonly string[]>(['']);
  const [isUnsure, setUnsure] = useState(false);
  return (
    <DestinationList
      id="destinations"
      label="Where would you like to go?"
      options={places}
      value={names}
      onChange={setNames}
      unsure={isUnsure}
      onUnsureChange={setUnsure}
    />
  );
}
