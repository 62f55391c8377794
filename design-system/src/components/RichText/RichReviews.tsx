import { Link } from '#src/components/Link/Link.tsx';
import { ReviewCard } from '#src/components/ReviewCard/ReviewCard.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { nextHeadingLevel } from './nextHeadingLevel.ts';
import { Cards, Wide } from './RichText.styles.ts';
import type { RichReview } from './richBlocks.ts';

/** Props of RichReviews. */
export interface RichReviewsProps {
  /** Heading above the reviews. */
  title?: string | undefined;
  /** Reviews; renders nothing while empty. */
  reviews: readonly RichReview[];
  /** URL of all reviews. */
  href?: string | undefined;
  /** Text of the link to it. */
  linkText: string;
  /** Heading level; reviews are one level below. */
  level: HeadingProps['level'];
  /** BCP 47 locale for formatting dates and numbers. */
  locale: string | undefined;
}

/** A row of reviews inside a text. */
export function RichReviews({ title, reviews, href, linkText, level, locale }: RichReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <Wide>
      {title && (
        <Heading level={level} size="h3">
          {title}
        </Heading>
      )}
      <Cards data-wide="true">
        {reviews.map(({ id, text, ...review }) => (
          <li key={id}>
            <ReviewCard {...review} level={title ? nextHeadingLevel(level) : level} locale={locale}>
              {text}
            </ReviewCard>
          </li>
        ))}
      </Cards>
      {href && (
        <p>
          <Link href={href} variant="onward">
            {linkText}
          </Link>
        </p>
      )}
    </Wide>
  );
}
