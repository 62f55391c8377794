import type { ManualReview } from './parseReviews.ts';
import { technologies } from './reviewQuestions.ts';

/** The result of a review in words. */
export function resultOf({ result, findings }: ManualReview): string {
  if (result === 'unfinished') return 'not finished yet';
  if (result === 'passed') return 'passed';
  return findings.length === 1 ? 'one finding' : `${findings.length} findings`;
}

/** Assistive technologies with which nobody has finished a review. */
export function missingTechnologies(reviews: readonly ManualReview[]): string[] {
  const finished = reviews.filter(({ result }) => result !== 'unfinished');
  return technologies.filter((technology) => !finished.some((review) => review.technology.startsWith(technology)));
}

/** The reviews of a component in one sentence. */
export function summarizeReviews(reviews: readonly ManualReview[]): string {
  if (reviews.length === 0) return 'not yet reviewed';
  return reviews.map((review) => `${review.date} with ${review.technology || 'nothing yet'}: ${resultOf(review)}`).join('; ');
}
