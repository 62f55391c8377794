import { Link } from '#src/components/Link/Link.tsx';
import { ReviewCard } from '#src/components/ReviewCard/ReviewCard.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { below } from './below.ts';
import { Cards, Wide } from './RichText.styles.ts';
import type { RichReview } from './richBlocks.ts';

/** Props of RichReviews. */
export interface RichReviewsProps {
  /** The heading above the reviews. */
  title?: string | undefined;
  /** The reviews; nothing is drawn where there are none. */
  reviews: readonly RichReview[];
  /** The page of all reviews. */
  href?: string | undefined;
  /** The words of the link to it. */
  linkText: string;
  /** The level of the heading; reviews stand one below it. */
  level: HeadingProps['level'];
  /** The language of days and numbers. */
  locale: string | undefined;
}

/** What travellers wrote, beside each other. */
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
            <ReviewCard {...review} level={title ? below(level) : level} locale={locale}>
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
