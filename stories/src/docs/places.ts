import type { DestinationOption } from '@farwend/design-system';

/** Places to choose from. */
export const places: readonly DestinationOption[] = [
  { id: 'ke', name: 'Kenya', detail: 'East Africa' },
  { id: 'tz', name: 'Tanzania', detail: 'East Africa' },
  { id: 'it', name: 'Italy', detail: 'Southern Europe' },
  { id: 'is', name: 'Iceland', detail: 'North Atlantic' },
  { id: 'ci', name: 'Côte d’Ivoire', detail: 'West Africa' },
  { id: 'gn', name: 'Guinea', detail: 'West Africa' },
  { id: 'gq', name: 'Equatorial Guinea', detail: 'Central Africa' },
  { id: 'pg', name: 'Papua New Guinea', detail: 'Pacific' },
  { id: 'jp', name: 'Japan', detail: 'East Asia' },
  { id: 'nz', name: 'New Zealand', detail: 'Pacific' },
];

/** As many as the API gives at most. */
export const manyPlaces: readonly DestinationOption[] = Array.from({ length: 9000 }, (_, index) => ({
  id: `p${index}`,
  name: `Place ${index}`,
}));
