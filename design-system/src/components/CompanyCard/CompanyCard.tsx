import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Above, StretchedLink } from '#src/components/Card/Card.styles.ts';
import { useStretchedPress } from '#src/components/Card/useStretchedPress.ts';
import { StarRating } from '#src/components/StarRating/StarRating.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { numberFormat } from '#src/formats.ts';
import { LogoMark, RatingLine, Root, Words } from './CompanyCard.styles.ts';

/** A company's logo in one dark colour. */
export interface CompanyLogo {
  /** Its address, best an SVG. */
  src: string;
  /** Its width in pixels, to keep its room. */
  width: number;
  /** Its height in pixels. */
  height: number;
}

/** Props of CompanyCard; what is not listed goes to the article. */
export interface CompanyCardProps extends Omit<ComponentPropsWithRef<'article'>, 'onClick'> {
  /** The company's name, which is the one link of the card. */
  name: string;
  /** The company's page. */
  href: string;
  /** Its logo; decoration, the name says the same. */
  logo?: CompanyLogo | undefined;
  /** Where it works, in a map's capitals. */
  region?: ReactNode;
  /** Its average rating, 0 to 5. */
  rating?: number | undefined;
  /** How many reviews that rests on; with none there is no rating. */
  reviewCount?: number | undefined;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** The language numbers are written in, a BCP 47 tag. */
  locale?: string | undefined;
  /** The number of reviews in words. */
  countText?: ((count: number, written: string) => string) | undefined;
  /** The rating in words; `{rating}` is replaced. */
  ratingLabel?: string | undefined;
  /** What it is known for, in a sentence or two. */
  children?: ReactNode;
}

/** A travel company: logo, name, where it works, how it was rated. */
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
  const { link, onClick } = useStretchedPress();
  return (
    <Root {...rest}>
      {logo && <LogoMark aria-hidden="true" style={drawn(logo)} />}
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

const drawn = ({ src, width, height }: CompanyLogo) => ({ '--fw-logo': `url("${encodeURI(src)}")`, aspectRatio: `${width} / ${height}` });
