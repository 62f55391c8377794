import { DateField } from '@farwend/design-system';
import { useState } from 'react';

export function DateFieldExample() {
  const [day, setDay] = useState('');
  return (
    <DateField
      id="start"
      label="When would you like to go?"
      autoComplete="off"
      min="2027-01-01"
      max="2028-12-31"
      value={day}
      onChange={setDay}
    />
  );
}
