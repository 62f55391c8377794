import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { token } from '#src/tokens/token.ts';
import type { ImageSource } from './imageSource.ts';

/** What every image says about itself. */
export interface ImageBaseProps extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'src' | 'srcSet' | 'loading' | 'fetchPriority'> {
  /** Where it is to be had: `pictureSource('mara-dawn')` or `photoSource(url)`. */
  source: ImageSource;
  /** How wide it will stand, as the `sizes` attribute has it: `100vw`, `(min-width: 768px) 50vw, 100vw`. */
  sizes: string;
  /** Width to height; its box is kept before it arrives and if it never does. */
  ratio: keyof typeof ratios;
  /** The first picture of a page: fetched at once and first. */
  priority?: boolean;
  /** What must stay in view when it is cut, in percent from the left and the top, such as `62% 40%`. */
  focus?: string | undefined;
}

/** Props of Image: words for what it shows, or the mark that it is decoration. */
export type ImageProps = ImageBaseProps & ({ alt: string; decorative?: never } | { decorative: true; alt?: never });

/** A picture in a box of fixed shape; the box stays when loading fails, with the words in it. */
export function Image({ source, alt, decorative, ratio, priority = false, focus, style, ...rest }: ImageProps) {
  const urgency = priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const last = source.sets.at(-1);
  return (
    <picture>
      {source.sets.slice(0, -1).map(({ type, srcSet }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={rest.sizes} />
      ))}
      <Root
        src={source.src}
        srcSet={last?.srcSet}
        alt={decorative ? '' : alt}
        data-ratio={ratio}
        decoding="async"
        {...urgency}
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
