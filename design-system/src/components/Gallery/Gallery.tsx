import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import type { Picture } from '#src/components/Card/Picture.ts';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import type { ImageBaseProps } from '#src/components/Image/Image.tsx';
import * as icons from '#src/icons/paths.ts';
import { Bar, Caption, Count, Figure, Place, Root, Strip } from './Gallery.styles.ts';
import { useStrip } from './useStrip.ts';

/** One picture of a gallery. */
export interface GalleryPicture extends Picture {
  /** What stands under it: a place, a season, an hour. */
  caption?: ReactNode;
}

/** Props of Gallery; what is not listed goes to the section. */
export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The pictures, in their order. */
  pictures: readonly GalleryPicture[];
  /** The name of the gallery. */
  label: string;
  /** Width to height of every picture; 3:2 unless said. */
  ratio?: ImageBaseProps['ratio'] | undefined;
  /** The name of the button back. */
  previousText?: string | undefined;
  /** The name of the button onward. */
  nextText?: string | undefined;
  /** Where one is, in words, from the number and how many there are. */
  countText?: ((number: number, total: number) => string) | undefined;
}

/** Pictures beside each other that one scrolls through; nothing moves by itself. */
export function Gallery({
  pictures,
  label,
  ratio = '3:2',
  previousText = 'Previous picture',
  nextText = 'Next picture',
  countText = (number, total) => `${number} of ${total}`,
  ...rest
}: GalleryProps) {
  const { strip, at, show } = useStrip(pictures.length);
  const ends = { start: at === 0, end: at === pictures.length - 1 };
  return (
    <Root aria-label={label} {...rest}>
      {/* A strip that scrolls must be reached by the keyboard; its arrows are the browser's own. */}
      <Strip ref={strip} aria-label={label} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map(({ caption, ...picture }, index) => (
          <Place key={`${picture.source.src}-${index}`}>
            <Figure>
              <PictureImage picture={picture} ratio={ratio} sizes="(min-width: 900px) 768px, 86vw" />
              {caption && <Caption>{caption}</Caption>}
            </Figure>
          </Place>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Bar>
          <IconButton icon={icons.arrowBack} label={previousText} aria-disabled={ends.start} onClick={() => show(at - 1)} />
          <Count role="status">{countText(at + 1, pictures.length)}</Count>
          <IconButton icon={icons.arrow} label={nextText} aria-disabled={ends.end} onClick={() => show(at + 1)} />
        </Bar>
      )}
    </Root>
  );
}
