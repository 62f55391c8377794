import { Link } from '#src/components/Link/Link.tsx';
import type { LinkProps } from '#src/components/Link/Link.tsx';
import { formatRating } from '#src/components/StarRating/formatRating.ts';
import { Stars } from '#src/components/StarRating/StarRating.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Facts, Figure, Layout, Note } from './RatingBadge.styles.ts';
import { formatReviewCount } from './reviewCount.ts';

/** Props of RatingBadge. */
export interface RatingBadgeProps extends Omit<LinkProps, 'href' | 'children' | 'variant' | 'newTab'> {
  /** The average rating, 0 to 5. */
  rating: number;
  /** How many reviews it rests on; with none the badge is not there. */
  count: number;
  /** Where the reviews are. */
  href?: string;
  /** The language numbers are written in, a BCP 47 tag. */
  locale?: string;
  /** The rating in words; `{rating}` is replaced. */
  ratingLabel?: string;
  /** What it rests on, in words; `{count}` is replaced. */
  countLabel?: string;
}

/** The rating and the number of reviews behind it, rounded down; leads to the reviews in a new tab. */
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
  const said = ratingLabel.replace('{rating}', figure);
  const basis = countLabel.replace('{count}', formatReviewCount(count, locale));
  return (
    <Link {...rest} href={href} variant="bare" newTab>
      <Layout aria-hidden="true">
        <Figure>{said}</Figure>
        <Facts>
          <Stars rating={rating} />
          <Note>{basis}</Note>
        </Facts>
      </Layout>
      <VisuallyHidden>{`${said}. ${basis}`}</VisuallyHidden>
    </Link>
  );
}
