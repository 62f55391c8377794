import { RouteList, RouteStop, Text } from '@farwend/design-system';

export function RouteListExample() {
  return (
    <RouteList>
      <RouteStop>
        <Text>Bergen, two nights</Text>
      </RouteStop>
      <RouteStop>
        <Text>Utne, three nights</Text>
      </RouteStop>
    </RouteList>
  );
}
