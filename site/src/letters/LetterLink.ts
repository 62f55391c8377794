/** A link to a letter, with the day it was sent. */
export interface LetterLink {
  title: string;
  href: string;
  day: string;
}
