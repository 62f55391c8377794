import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Above, StretchedLink } from '#src/components/Card/Card.styles.ts';
import { useStretchedLink } from '#src/components/Card/useStretchedLink.ts';
import { StarRating } from '#src/components/StarRating/StarRating.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { numberFormat } from '#src/formats.ts';
import { LogoMark, RatingLine, Root, Words } from './CompanyCard.styles.ts';

/** A single-colour company logo. */
export interface CompanyLogo {
  /** URL of the file, preferably an SVG. */
  src: string;
  /** Intrinsic width in pixels, used to reserve space. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
}

/** Props of CompanyCard. Other attributes are passed to the `<article>`. */
export interface CompanyCardProps extends Omit<ComponentPropsWithRef<'article'>, 'onClick'> {
  /** Company name; it is the card's only link. */
  name: string;
  /** URL of the company page. */
  href: string;
  /** Logo; decorative, because the name says the same. */
  logo?: CompanyLogo | undefined;
  /** Where the company operates, in map lettering. */
  region?: ReactNode;
  /** Average rating, 0 to 5. */
  rating?: number | undefined;
  /** Number of reviews behind the rating; the rating is hidden at 0. */
  reviewCount?: number | undefined;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** BCP 47 locale for formatting numbers. */
  locale?: string | undefined;
  /** Text for the number of reviews, from the number and its formatted form. */
  countText?: ((count: number, written: string) => string) | undefined;
  /** Text for the rating; `{rating}` is replaced. */
  ratingLabel?: string | undefined;
  /** What the company is known for, in a sentence or two. */
  children?: ReactNode;
}

/** A travel company with logo, name, region and rating. */
export function CompanyCard({
  name,
  href,
  logo,
  region,
  rating,
  reviewCount = 0,
  level = 3,
  locale = 'en',
  countText = (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
  ratingLabel = '{rating} out of 5',
  children,
  ...rest
}: CompanyCardProps) {
  const { link, onClick } = useStretchedLink();
  return (
    <Root {...rest}>
      {logo && <LogoMark aria-hidden="true" style={logoStyle(logo)} />}
      <Words>
        {region && (
          <Text variant="region" tone="soft">
            {region}
          </Text>
        )}
        <Heading level={level} size="h4">
          <StretchedLink ref={link} href={href} variant="bare">
            {name}
          </StretchedLink>
        </Heading>
        {children && <Above onClick={onClick}>{children}</Above>}
      </Words>
      {rating !== undefined && reviewCount > 0 && (
        <RatingLine>
          <StarRating rating={rating} locale={locale} label={ratingLabel} showValue />
          <span>{countText(reviewCount, numberFormat(locale).format(reviewCount))}</span>
        </RatingLine>
      )}
    </Root>
  );
}

const logoStyle = ({ src, width, height }: CompanyLogo) => ({
  '--fw-logo': `url("${encodeURI(src)}")`,
  aspectRatio: `${width} / ${height}`,
});
