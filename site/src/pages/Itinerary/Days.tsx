import { Facts, Heading, ItineraryDay, RichText, RouteList, RouteMap, Section, Text } from '@farwend/design-system';
import { formatMonths } from '#src/content/formats.ts';
import type { StayFacts } from '#src/content/buildDay.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { Activities, DayMap, SidebarGroup, DaysGrid, Sidebar, StayDetails, Content } from './Days.styles.ts';
import type { ItineraryProps } from './ItineraryProps.ts';
import { StartButton } from './StartButton.tsx';

type DaysProps = Pick<ItineraryProps, 'blocks' | 'days' | 'price' | 'details' | 'bestMonths' | 'id' | 'isTrade'>;

/** The days as stops along a route, with price, best months and details in a sticky sidebar. */
export function Days({ blocks, days, price, details, bestMonths, id, isTrade }: DaysProps) {
  return (
    <Section aria-labelledby="days">
      <DaysGrid>
        <Content>
          {blocks.length > 0 && <StoryText label="Why this way" blocks={blocks} />}
          <Heading level={2} id="days">
            Day by day
          </Heading>
          <RouteList>
            {days.map(({ blocks: text, activities, stay, map, ...day }) => (
              <ItineraryDay key={day.day} id={`day-${day.day}`} {...day} stay={stay && <Stay {...stay} />}>
                <RichText blocks={text} deeper={2} />
                {activities.length > 0 && (
                  <Activities>
                    {activities.map((activity) => (
                      <li key={activity}>{activity}</li>
                    ))}
                  </Activities>
                )}
                {map && (
                  <DayMap>
                    <RouteMap
                      {...map}
                      route={false}
                      legend={false}
                      format="landscape"
                      label={`Map of the way on day ${day.day}: ${day.transfers.join('. ')}`}
                    />
                  </DayMap>
                )}
              </ItineraryDay>
            ))}
          </RouteList>
        </Content>
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
            </SidebarGroup>
          )}
          <Facts items={details} look="list" />
          <StartButton id={id} isTrade={isTrade} />
        </Sidebar>
      </DaysGrid>
    </Section>
  );
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
