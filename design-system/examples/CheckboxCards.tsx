import { CheckboxCards } from '@farwend/design-system';
import { useState } from 'react';

const styles = [
  { value: 'WILDLIFE', label: 'Wildlife', hint: 'Safaris, whales, birds' },
  { value: 'CULTURE', label: 'Culture' },
  { value: 'WALKING', label: 'Walking' },
];

export function CheckboxCardsExample() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return <CheckboxCards id="trip-type" label="What kind of trip is it?" options={styles} value={chosen} onChange={setChosen} max={2} />;
}
