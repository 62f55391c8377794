import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Picture } from '#src/components/Card/Picture.ts';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import { RouteStop } from '#src/components/RouteList/RouteList.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Body, Frame, Lines, Name, Value } from './ItineraryDay.styles.ts';

/** Words of ItineraryDay in another language. */
export interface ItineraryDayTexts {
  /** The days, from the first and the last of them. */
  day: (first: number, last: number) => string;
  /** The name of where one sleeps. */
  stay: string;
  /** The name of what is served. */
  meals: string;
  /** The name of how one gets there. */
  transfers: string;
}

/** Props of ItineraryDay; what is not listed goes to the list item. */
export interface ItineraryDayProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** The number of the day, from 1. */
  day: number;
  /** The last day, where several are told together. */
  lastDay?: number | undefined;
  /** What the day is about: “By boat to Utne”. */
  title: ReactNode;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** A picture of the day. */
  picture?: Picture | undefined;
  /** Where one sleeps. */
  stay?: ReactNode;
  /** What is served: “Breakfast, dinner”. */
  meals?: ReactNode;
  /** How one gets there, each leg with its distance or hours. */
  transfers?: readonly ReactNode[] | undefined;
  /** The words of ItineraryDay. */
  texts?: Partial<ItineraryDayTexts> | undefined;
  /** What happens. */
  children?: ReactNode;
}

/** One day at a waypoint of the route; stands in a RouteList. */
export function ItineraryDay({
  day,
  lastDay = day,
  title,
  level = 3,
  picture,
  stay,
  meals,
  transfers = [],
  texts,
  children,
  ...rest
}: ItineraryDayProps) {
  const words = { ...english, ...texts };
  const lines = [
    { name: words.transfers, values: transfers },
    { name: words.stay, values: stay ? [stay] : [] },
    { name: words.meals, values: meals ? [meals] : [] },
  ].filter(({ values }) => values.length > 0);
  return (
    <RouteStop {...rest}>
      <Text variant="region" tone="soft">
        {words.day(day, lastDay)}
      </Text>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children && <Body>{children}</Body>}
      {picture && (
        <Frame>
          <PictureImage picture={picture} ratio="16:9" sizes="(min-width: 768px) 640px, 80vw" />
        </Frame>
      )}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ name, values }) => (
            <div key={name}>
              <Name>{name}</Name>
              {values.map((value, index) => (
                <Value key={index}>{value}</Value>
              ))}
            </div>
          ))}
        </Lines>
      )}
    </RouteStop>
  );
}

const english: ItineraryDayTexts = {
  day: (first, last) => (last > first ? `Days ${first}–${last}` : `Day ${first}`),
  stay: 'Night',
  meals: 'Meals',
  transfers: 'On the way',
};
