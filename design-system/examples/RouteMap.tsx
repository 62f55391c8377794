import { RouteMap } from '@farwend/design-system';

export function RouteMapExample() {
  return (
    <RouteMap
      label="The route of three days"
      places={[
        { name: 'Nairobi', lat: -1.286, lng: 36.817, note: '1 night' },
        { name: 'Naivasha', lat: -0.717, lng: 36.43, note: '2 nights' },
      ]}
    />
  );
}
