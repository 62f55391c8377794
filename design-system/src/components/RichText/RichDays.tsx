import { ItineraryDay } from '#src/components/ItineraryDay/ItineraryDay.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { RouteList } from '#src/components/RouteList/RouteList.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { nextHeadingLevel } from './nextHeadingLevel.ts';
import { Block } from './RichText.styles.ts';
import type { RichDay } from './richBlocks.ts';

/** Props of RichDays. */
export interface RichDaysProps {
  /** Heading above the days. */
  title?: string | undefined;
  /** The days. */
  days: readonly RichDay[];
  /** URL of the full itinerary. */
  href?: string | undefined;
  /** Text of the link to it. */
  linkText: string;
  /** Heading level; days are one level below. */
  level: HeadingProps['level'];
}

/** A day-by-day itinerary inside a text. */
export function RichDays({ title, days, href, linkText, level }: RichDaysProps) {
  return (
    <Block>
      {title && (
        <Heading level={level} size="h3">
          {title}
        </Heading>
      )}
      <RouteList>
        {days.map(({ text, ...day }) => (
          <ItineraryDay key={day.day} {...day} level={title ? nextHeadingLevel(level) : level}>
            {text}
          </ItineraryDay>
        ))}
      </RouteList>
      {href && (
        <p>
          <Link href={href} variant="onward">
            {linkText}
          </Link>
        </p>
      )}
    </Block>
  );
}
