import type { ImageSource } from '#src/components/Image/imageSource.ts';

/** A picture with its words, as cards, galleries and texts take it. */
export interface Picture {
  /** Where it is to be had: `pictureSource('savanna')` or `photoSource(url)`. */
  source: ImageSource;
  /** What it shows, in words; empty where it is decoration. */
  alt: string;
  /** What must stay in view when it is cut, in percent from the left and the top, such as `62% 40%`. */
  focus?: string | undefined;
}
