import { RatingBadge } from '@farwend/design-system';

export function RatingBadgeExample() {
  return <RatingBadge rating={4.89} count={1264} href="https://reviews.example/farwend" />;
}
