import { Select } from '@farwend/design-system';
import { useState } from 'react';

export function SelectExample() {
  const [month, setMonth] = useState('');
  return (
    <Select
      id="month"
      label="Month"
      options={[
        { value: '7', label: 'July' },
        { value: '8', label: 'August' },
      ]}
      placeholder="Any month"
      value={month}
      onChange={setMonth}
    />
  );
}
