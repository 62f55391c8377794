import { ReviewCard } from '@farwend/design-system';

export function ReviewCardExample() {
  return (
    <ReviewCard
      title="The lions were on time"
      rating={5}
      author="Ana P."
      date="2026-08-02"
      journey="Twelve days along the Mara"
      votes={{ count: 7, pressed: false }}
      onVote={() => Promise.resolve()}
    >
      Daniel knew which crossing to wait at, and brought coffee.
    </ReviewCard>
  );
}
