import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Picture } from '#src/components/Card/Picture.ts';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import { RouteStop } from '#src/components/RouteList/RouteList.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Body, Frame, Lines, Name, Value } from './ItineraryDay.styles.ts';

/** Texts of ItineraryDay. */
export interface ItineraryDayTexts {
  /** Label of the day or days, from the first and the last number. */
  day: (first: number, last: number) => string;
  /** Name of the accommodation row. */
  stay: string;
  /** Name of the meals row. */
  meals: string;
  /** Name of the transfers row. */
  transfers: string;
}

/** Props of ItineraryDay. Other attributes are passed to the `<li>`. */
export interface ItineraryDayProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** Day number, starting at 1. */
  day: number;
  /** Last day number, when the entry covers several days. */
  lastDay?: number | undefined;
  /** Heading: “By boat to Utne”. */
  title: ReactNode;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** Picture of the day. */
  picture?: Picture | undefined;
  /** Accommodation. */
  stay?: ReactNode;
  /** Meals included: “Breakfast, dinner”. */
  meals?: ReactNode;
  /** Transfers, each leg with its distance or duration. */
  transfers?: readonly ReactNode[] | undefined;
  /** Overrides of the English texts. */
  texts?: Partial<ItineraryDayTexts> | undefined;
  /** Description of the day. */
  children?: ReactNode;
}

/** One day of an itinerary, as a stop of a RouteList. */
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
  const labels = { ...english, ...texts };
  const lines = [
    { name: labels.transfers, values: transfers },
    { name: labels.stay, values: stay ? [stay] : [] },
    { name: labels.meals, values: meals ? [meals] : [] },
  ].filter(({ values }) => values.length > 0);
  return (
    <RouteStop {...rest}>
      <Text variant="region" tone="soft">
        {labels.day(day, lastDay)}
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
