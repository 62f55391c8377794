import { Link } from '#src/components/Link/Link.tsx';
import type { LinkProps } from '#src/components/Link/Link.tsx';
import { formatRating } from '#src/components/StarRating/formatRating.ts';
import { Stars } from '#src/components/StarRating/StarRating.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Facts, Figure, Layout, Note } from './RatingBadge.styles.ts';
import { formatReviewCount } from './reviewCount.ts';

/** Props of RatingBadge. */
export interface RatingBadgeProps extends Omit<LinkProps, 'href' | 'children' | 'variant' | 'newTab'> {
  /** Average rating, 0 to 5. */
  rating: number;
  /** Number of reviews; renders nothing at 0. */
  count: number;
  /** URL of the reviews. */
  href?: string;
  /** BCP 47 locale for formatting numbers. */
  locale?: string;
  /** Text for the rating; `{rating}` is replaced. */
  ratingLabel?: string;
  /** Text for the number of reviews; `{count}` is replaced. */
  countLabel?: string;
}

/** Average rating with the number of reviews, rounded down; links to the reviews in a new tab. */
export function RatingBadge({
  rating,
  count,
  href = '/reviews',
  locale = 'en',
  ratingLabel = '{rating} out of 5',
  countLabel = 'Based on {count} reviews',
  ...rest
}: RatingBadgeProps) {
  if (count <= 0) return null;
  const figure = formatRating(rating, locale);
  const ratingText = ratingLabel.replace('{rating}', figure);
  const countText = countLabel.replace('{count}', formatReviewCount(count, locale));
  return (
    <Link {...rest} href={href} variant="bare" newTab>
      <Layout aria-hidden="true">
        <Figure>{ratingText}</Figure>
        <Facts>
          <Stars rating={rating} />
          <Note>{countText}</Note>
        </Facts>
      </Layout>
      <VisuallyHidden>{`${ratingText}. ${countText}`}</VisuallyHidden>
    </Link>
  );
}
