import { convertToStars } from '@farwend/api-contract/rules';
import type { RelatedReview } from './contentTypes.ts';

/** A quote from a review. */
export interface ReviewQuote {
  /** URL of the review. */
  href: string;
  title: string;
  /** Text in quotation marks, shortened at the end of a sentence or word. */
  text: string;
  /** 0 to 5. */
  stars: number;
  /** Author with their place, if known. */
  by: string;
  /** Which journey it is about, where the page is about one. */
  journey?: string;
}

/** Maximum length of a quote in characters. */
const MAX_LENGTH = 320;

/** Builds quotes from the first three reviews. */
export function buildReviewQuotes(reviews: readonly RelatedReview[]): ReviewQuote[] {
  return reviews.slice(0, 3).map(({ id, title, body, rating, authorName, authorPlace }) => ({
    href: `/reviews/${id}`,
    title,
    text: `“${shorten(body)}”`,
    stars: convertToStars(rating),
    by: authorPlace ? `${authorName}, ${authorPlace}` : authorName,
  }));
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  const sentence = cut.lastIndexOf('. ');
  return sentence > MAX_LENGTH / 2 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
