import { Facts, Heading, ItineraryDay, Link, RichText, RouteList, RouteMap, Section, Text } from '@farwend/design-system';
import { useEffect, useRef } from 'react';
import { formatMonths } from '#src/content/formats.ts';
import type { StayFacts } from '#src/content/buildDay.ts';
import { mapSources, worldSheet } from '#src/content/mapSources.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { Activities, DayMap, SidebarGroup, DaysGrid, Map, OnMap, Sidebar, StayDetails, Story, Way } from './Days.styles.ts';
import { followDays } from './followDays.ts';
import type { ItineraryProps } from './ItineraryProps.ts';
import { StartButton } from './StartButton.tsx';

type DaysProps = Pick<
  ItineraryProps,
  'blocks' | 'days' | 'map' | 'stopNames' | 'price' | 'details' | 'bestMonths' | 'monthReasons' | 'id' | 'isTrade'
>;

/** Why the journey goes this way, with price, best months and details beside it; then the days as stops along a route, beside their map. */
export function Days({ blocks, days, map, stopNames, price, details, bestMonths, monthReasons, id, isTrade }: DaysProps) {
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => (way.current && map ? followDays(way.current) : undefined), [map]);
  return (
    <Section aria-labelledby="days">
      <DaysGrid>
        <Story>{blocks.length > 0 && <StoryText label="Why this way" blocks={blocks} />}</Story>
        <Sidebar>
          {price && (
            <SidebarGroup>
              <Text variant="region" tone="soft">
                Price
              </Text>
              <Heading level={3} size="h3">
                {price.amount}
              </Heading>
              <Text variant="small">{price.basis}</Text>
              {price.note && (
                <Text variant="small" tone="soft">
                  {price.note}
                </Text>
              )}
              {price.checked && (
                <Text variant="fact" tone="soft">
                  {price.checked}
                </Text>
              )}
            </SidebarGroup>
          )}
          {bestMonths.length > 0 && (
            <SidebarGroup>
              <Text variant="region" tone="soft">
                At its best
              </Text>
              <MonthScale months={bestMonths} />
              <Text variant="small">{formatMonths(bestMonths)}</Text>
              {monthReasons.map((reason) => (
                <Text key={reason} variant="small" tone="soft">
                  {reason}
                </Text>
              ))}
            </SidebarGroup>
          )}
          <Facts items={details} look="list" />
          <StartButton id={id} isTrade={isTrade} />
        </Sidebar>
      </DaysGrid>
      <Way ref={way} data-map={map !== null}>
        <Heading level={2} id="days">
          Day by day
        </Heading>
        {map && (
          <Map>
            <RouteMap
              {...map}
              legend={false}
              hasKey
              world={worldSheet}
              caption={mapSources}
              label={describeRoute(
                stopNames,
                days.flatMap(({ transfers }) => transfers),
              )}
            />
          </Map>
        )}
        <RouteList>
          {days.map(({ blocks: text, activities, stay, map: ownMap, stop, ...day }) => (
            <ItineraryDay key={day.day} id={`day-${day.day}`} {...day} stay={stay && <Stay {...stay} />}>
              <RichText blocks={text} deeper={2} />
              {activities.length > 0 && (
                <Activities>
                  {activities.map((activity) => (
                    <li key={activity}>{activity}</li>
                  ))}
                </Activities>
              )}
              {ownMap && (
                <DayMap>
                  <RouteMap
                    {...ownMap}
                    route={false}
                    legend={false}
                    format="landscape"
                    label={`Map of the way on day ${day.day}: ${day.transfers.join('. ')}`}
                  />
                </DayMap>
              )}
              {stop && (
                <OnMap>
                  <Link href={`#${stop.id}`}>{stop.name} on the map</Link>
                </OnMap>
              )}
            </ItineraryDay>
          ))}
        </RouteList>
      </Way>
    </Section>
  );
}

/** Says what the map shows: every stop, then every leg with distance and time. */
function describeRoute(stops: readonly string[], transfers: readonly string[]): string {
  return [`Map of the route: ${stops.join(', ')}`, ...transfers].join('. ');
}

/** A house with its kind and size, and why this one. */
function Stay({ house, details, reason }: StayFacts) {
  return (
    <>
      {house}
      {(details || reason) && <StayDetails>{[details && `${details}.`, reason].filter(Boolean).join(' ')}</StayDetails>}
    </>
  );
}
