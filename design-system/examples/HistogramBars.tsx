import { HistogramBars } from '@farwend/design-system';
import { useState } from 'react';

const ratings = [
  { value: '5', label: '5 stars', count: 812 },
  { value: '4', label: '4 stars', count: 211 },
];

export function HistogramBarsExample() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return <HistogramBars label="Ratings" rows={ratings} chosen={chosen} onChange={setChosen} />;
}
