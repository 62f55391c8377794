import type { ImageSource } from '#src/components/Image/imageSource.ts';

/** A picture with its alternative text, as used by cards, galleries and rich text. */
export interface Picture {
  /** Image source: `pictureSource('savanna')` or `photoSource(url)`. */
  source: ImageSource;
  /** Alternative text; empty for decorative pictures. */
  alt: string;
  /** Focal point kept in view when the picture is cropped, in percent from the left and top, such as `62% 40%`. */
  focus?: string | undefined;
}
