import { Image, type ImageBaseProps } from '#src/components/Image/Image.tsx';
import type { Picture } from './Picture.ts';

/** Props of PictureImage. */
export interface PictureImageProps extends Pick<ImageBaseProps, 'ratio' | 'sizes'> {
  /** The picture. */
  picture: Picture;
}

/** Draws a `Picture` in a box of fixed aspect ratio. */
export function PictureImage({ picture: { source, alt, focus }, ratio, sizes }: PictureImageProps) {
  return <Image source={source} alt={alt} ratio={ratio} sizes={sizes} {...(focus ? { focus } : {})} />;
}
