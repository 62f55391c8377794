import { DestinationCombobox } from '@farwend/design-system';
import { useState } from 'react';

const places = [
  { id: 'ke', name: 'Kenya', detail: 'East Africa' },
  { id: 'jp', name: 'Japan', detail: 'East Asia' },
];

export function DestinationComboboxExample() {
  const [name, setName] = useState('');
  return <DestinationCombobox id="place" label="Where would you like to go?" options={places} value={name} onChange={setName} />;
}
