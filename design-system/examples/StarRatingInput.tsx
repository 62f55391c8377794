import { StarRatingInput } from '@farwend/design-system';
import { useState } from 'react';

export function StarRatingInputExample() {
  const [rating, setRating] = useState(0);
  return <StarRatingInput id="rating" label="How was your guide?" value={rating} onChange={setRating} />;
}
