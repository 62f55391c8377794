import { ItineraryDay, RouteList } from '@farwend/design-system';

export function ItineraryDayExample() {
  return (
    <RouteList>
      <ItineraryDay
        day={3}
        title="By mail boat to Utne"
        stay="Utne Hotel, room to the fjord"
        meals="Breakfast, dinner"
        transfers={['Mail boat, 1 h 20 min']}
      >
        The boat leaves Norheimsund at 10.40 and is in no hurry.
      </ItineraryDay>
    </RouteList>
  );
}
