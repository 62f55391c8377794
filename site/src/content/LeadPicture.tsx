import { Image, type ImageProps, type Picture } from '@farwend/design-system';
import { preload } from 'react-dom';

/** Props of LeadPicture. */
export interface LeadPictureProps extends Pick<ImageProps, 'ratio' | 'sizes'> {
  /** The picture; its first source is preloaded. */
  picture: Picture;
}

/** The first picture of a page, preloaded in the head so that it does not wait for styles and navigation. Use once per page. */
export function LeadPicture({ picture: { source, alt, focus }, ratio, sizes }: LeadPictureProps) {
  const set = source.sets.at(-1)?.srcSet;
  preload(source.src, { as: 'image', fetchPriority: 'high', imageSizes: sizes, ...(set && { imageSrcSet: set }) });
  return <Image source={source} alt={alt} ratio={ratio} sizes={sizes} priority focus={focus} />;
}
