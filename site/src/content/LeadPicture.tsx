import { Image, type ImageProps, type Picture } from '@farwend/design-system';
import { preload } from 'react-dom';

/** Props of LeadPicture. */
export interface LeadPictureProps extends Pick<ImageProps, 'ratio' | 'sizes'> {
  /** The picture. */
  picture: Picture;
}

/** The first picture of a page, preloaded in the head, in the form of the window, so that it does not wait for styles and navigation. Use once per page. */
export function LeadPicture({ picture: { source, alt, focus }, ratio, sizes }: LeadPictureProps) {
  const [set, ...others] = source.sets.toReversed();
  const media = others.find((other) => other.media)?.media;
  const load = (srcSet: string | undefined, where: string | undefined) =>
    preload(source.src, {
      as: 'image',
      fetchPriority: 'high',
      imageSizes: sizes,
      ...(srcSet && { imageSrcSet: srcSet }),
      ...(where && { media: where }),
    });
  if (media) load(others.find((other) => other.media)?.srcSet, media);
  load(set?.srcSet, media && `not ${media}`);
  return <Image source={source} alt={alt} ratio={ratio} sizes={sizes} priority focus={focus} />;
}
