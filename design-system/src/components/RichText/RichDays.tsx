import { ItineraryDay } from '#src/components/ItineraryDay/ItineraryDay.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { RouteList } from '#src/components/RouteList/RouteList.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { below } from './below.ts';
import { Part } from './RichText.styles.ts';
import type { RichDay } from './richBlocks.ts';

/** Props of RichDays. */
export interface RichDaysProps {
  /** The heading above the days. */
  title?: string | undefined;
  /** The days. */
  days: readonly RichDay[];
  /** The page of the whole journey. */
  href?: string | undefined;
  /** The words of the link to it. */
  linkText: string;
  /** The level of the heading; days stand one below it. */
  level: HeadingProps['level'];
}

/** A journey day by day, along its route. */
export function RichDays({ title, days, href, linkText, level }: RichDaysProps) {
  return (
    <Part>
      {title && (
        <Heading level={level} size="h3">
          {title}
        </Heading>
      )}
      <RouteList>
        {days.map(({ text, ...day }) => (
          <ItineraryDay key={day.day} {...day} level={title ? below(level) : level}>
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
    </Part>
  );
}
