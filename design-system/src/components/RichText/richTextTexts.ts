/** Texts of the interface around the content of RichText. */
export interface RichTextTexts {
  /** Text of the link to the full itinerary. */
  wholeJourney: string;
  /** Text of the link to all reviews. */
  allReviews: string;
  /** Heading of the newsletter teaser when the block has none. */
  newsletter: string;
  /** Text of the link to the newsletter sign-up. */
  signUp: string;
}
