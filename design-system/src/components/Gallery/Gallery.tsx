import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import type { Picture } from '#src/components/Card/Picture.ts';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import type { ImageBaseProps } from '#src/components/Image/Image.tsx';
import * as icons from '#src/icons/paths.ts';
import { Bar, Caption, Count, Figure, Place, Root, Strip } from './Gallery.styles.ts';
import { useScrollStrip } from './useScrollStrip.ts';

/** One picture of a gallery. */
export interface GalleryPicture extends Picture {
  /** Caption below the picture: a place, a season, a time of day. */
  caption?: ReactNode;
}

/** Props of Gallery. Other attributes are passed to the `<section>`. */
export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Pictures in display order. */
  pictures: readonly GalleryPicture[];
  /** Accessible name of the gallery. */
  label: string;
  /** Aspect ratio of every picture. Defaults to 3:2. */
  ratio?: ImageBaseProps['ratio'] | undefined;
  /** Accessible name of the "previous" button. */
  previousText?: string | undefined;
  /** Accessible name of the "next" button. */
  nextText?: string | undefined;
  /** Position text, from the current number and the total. */
  countText?: ((number: number, total: number) => string) | undefined;
}

/** Horizontally scrolling gallery; it never advances on its own. */
export function Gallery({
  pictures,
  label,
  ratio = '3:2',
  previousText = 'Previous picture',
  nextText = 'Next picture',
  countText = (number, total) => `${number} of ${total}`,
  ...rest
}: GalleryProps) {
  const { strip, at, show } = useScrollStrip(pictures.length);
  const ends = { start: at === 0, end: at === pictures.length - 1 };
  return (
    <Root aria-label={label} {...rest}>
      {/* A scroll container must be keyboard focusable; the arrow keys are the browser's own. */}
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
