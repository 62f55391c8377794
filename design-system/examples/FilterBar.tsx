import { FilterBar } from '@farwend/design-system';

export function FilterBarExample() {
  return (
    <FilterBar
      action="/itineraries"
      label="Filter journeys"
      result="212 journeys"
      clearHref="/itineraries"
      applied={[{ label: 'Kenya', href: '/itineraries' }]}
      filters={[{ name: 'month', label: 'Month', options: [{ value: '7', label: 'July' }] }]}
    />
  );
}
