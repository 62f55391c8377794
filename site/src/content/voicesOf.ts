import { starsOf } from './figures.ts';
import type { RelatedReview } from './pieces.ts';

/** A review as a page quotes it. */
export interface Voice {
  /** Its own page. */
  href: string;
  title: string;
  /** Its words in quotation marks, cut at the end of a sentence or word when they are long. */
  text: string;
  /** 0 to 5. */
  stars: number;
  /** Who wrote it, and from where. */
  by: string;
}

/** As much of a review as stands beside other things, in characters. */
const ROOM = 320;

/** The first reviews as a page quotes them, at most three. */
export function voicesOf(reviews: readonly RelatedReview[]): Voice[] {
  return reviews.slice(0, 3).map(({ id, title, body, rating, authorName, authorPlace }) => ({
    href: `/reviews/${id}`,
    title,
    text: `“${excerpt(body)}”`,
    stars: starsOf(rating),
    by: authorPlace ? `${authorName}, ${authorPlace}` : authorName,
  }));
}

function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= ROOM) return plain;
  const cut = plain.slice(0, ROOM);
  const sentence = cut.lastIndexOf('. ');
  return sentence > ROOM / 2 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
