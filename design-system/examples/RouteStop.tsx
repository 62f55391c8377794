import { RouteList, RouteStop, Text } from '@farwend/design-system';

export function RouteStopExample() {
  return (
    <RouteList>
      <RouteStop id="day-1">
        <Text>Day 1, Nairobi</Text>
      </RouteStop>
    </RouteList>
  );
}
