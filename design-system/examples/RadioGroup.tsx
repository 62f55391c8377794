import { RadioGroup } from '@farwend/design-system';
import { useState } from 'react';

export function RadioGroupExample() {
  const [pace, setPace] = useState('SLOW');
  return (
    <RadioGroup
      id="pace"
      label="Pace"
      look="cards"
      options={[
        { value: 'SLOW', label: 'Slow', hint: 'Three nights in a place' },
        { value: 'BRISK', label: 'Brisk' },
      ]}
      value={pace}
      onChange={setPace}
    />
  );
}
