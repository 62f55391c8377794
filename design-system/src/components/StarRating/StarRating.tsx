import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { Row, Root, Value } from './StarRating.styles.ts';
import { formatRating } from './formatRating.ts';

/** Props of StarRating. */
export interface StarRatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Rating, 0 to 5. */
  rating: number;
  /** BCP 47 locale for formatting numbers. */
  locale?: string;
  /** Accessible text; `{rating}` is replaced. */
  label?: string;
  /** Shows the number after the stars. */
  showValue?: boolean;
}

/** Five stars filled to the exact rating, with a text alternative. */
export function StarRating({ rating, locale = 'en', label = '{rating} out of 5', showValue = false, ...rest }: StarRatingProps) {
  const formatted = formatRating(rating, locale);
  return (
    <Root {...rest}>
      <Stars rating={rating} />
      {showValue && <Value aria-hidden="true">{formatted}</Value>}
      <VisuallyHidden>{label.replace('{rating}', formatted)}</VisuallyHidden>
    </Root>
  );
}

/** The drawing alone: an empty row of stars, and a filled one clipped at rating / 5 of the width. */
export function Stars({ rating }: { rating: number }) {
  const width = 120 * (Math.min(Math.max(rating, 0), 5) / 5);
  return (
    <Row viewBox="0 0 120 24" aria-hidden="true" focusable="false" data-share={width / 120}>
      <FiveStars />
      <svg width={width} height="24" viewBox={`0 0 ${Math.max(width, 0.001)} 24`} data-lit="">
        <FiveStars />
      </svg>
    </Row>
  );
}

const FiveStars = () => [0, 24, 48, 72, 96].map((x) => <path key={x} d={icons.star.fill} transform={`translate(${x} 0)`} />);
