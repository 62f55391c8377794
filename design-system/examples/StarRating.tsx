import { StarRating } from '@farwend/design-system';

export function StarRatingExample() {
  return <StarRating rating={4.3} showValue />;
}
