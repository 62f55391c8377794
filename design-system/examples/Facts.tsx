import { Facts } from '@farwend/design-system';

export function FactsExample() {
  return (
    <Facts
      items={[
        { name: 'Nights', value: 11 },
        { name: 'Price', value: '$9,400', note: 'per person, two sharing' },
      ]}
    />
  );
}
