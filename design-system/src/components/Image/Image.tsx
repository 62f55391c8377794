import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { token } from '#src/tokens/token.ts';
import type { ImageSource } from './imageSource.ts';

/** Props common to all images. */
export interface ImageBaseProps extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'src' | 'srcSet' | 'loading' | 'fetchPriority'> {
  /** Image source: `pictureSource('mara-dawn')` or `photoSource(url)`. */
  source: ImageSource;
  /** Rendered width as a `sizes` attribute: `100vw`, `(min-width: 768px) 50vw, 100vw`. */
  sizes: string;
  /** Aspect ratio; space is reserved before the image loads and if it fails to. */
  ratio: keyof typeof ratios;
  /** Loads eagerly with high priority; use for the first image of a page. */
  priority?: boolean;
  /** Focal point kept in view when the picture is cropped, in percent from the left and top, such as `62% 40%`. */
  focus?: string | undefined;
}

/** Props of Image: either alternative text or `decorative`. */
export type ImageProps = ImageBaseProps & (DescribedImage | DecorativeImage);

interface DescribedImage {
  /** What the picture shows, for people who do not see it. */
  alt: string;
  decorative?: never;
}

interface DecorativeImage {
  /** The picture says nothing that the text does not: screen readers skip it. Takes the place of `alt`. */
  decorative: true;
  alt?: never;
}

/** An image in a box of fixed aspect ratio; if loading fails, the box shows the alternative text. */
export function Image({ source, alt, decorative, ratio, priority = false, focus, style, ...rest }: ImageProps) {
  const loading = priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const last = source.sets.at(-1);
  return (
    <picture>
      {source.sets.slice(0, -1).map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={rest.sizes} />
      ))}
      <Root
        src={source.src}
        srcSet={last?.srcSet}
        alt={decorative ? '' : alt}
        data-ratio={ratio}
        decoding="async"
        {...loading}
        {...rest}
        style={focus ? { objectPosition: focus, ...style } : style}
      />
    </picture>
  );
}

const ratios = {
  '1:1': '1',
  '4:5': '4 / 5',
  '3:4': '3 / 4',
  '4:3': '4 / 3',
  '3:2': '3 / 2',
  '16:9': '16 / 9',
  '21:9': '21 / 9',
  fill: 'auto',
} as const;

const Root = styled.img`
  inline-size: 100%;
  object-fit: cover;
  background: ${token.color.water};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  ${variants('ratio', ratios, (ratio) => ({ 'aspect-ratio': ratio }))}

  &[data-ratio='fill'] {
    block-size: 100%;
  }
`;
