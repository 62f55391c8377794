import { BudgetSelect } from '@farwend/design-system';
import { useState } from 'react';

export function BudgetSelectExample() {
  const [budget, setBudget] = useState(0);
  return (
    <BudgetSelect
      id="budget"
      label="Budget per person"
      value={budget}
      onChange={setBudget}
      helper={budget > 0 && `For two people: $${budget * 2}`}
    />
  );
}
