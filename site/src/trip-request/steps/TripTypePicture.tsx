import { Image, pictureSource } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import type { TripTypeCard } from './tripTypes.data.ts';

/** Props of TripTypePicture. */
export interface TripTypePictureProps extends TripTypeCard {
  /** Loads at once instead of when it is near the viewport. */
  priority: boolean;
}

/** Picture of a trip type, whole or a detail. Decorative, because the label says the same. */
export function TripTypePicture({ picture, detail, priority }: TripTypePictureProps) {
  const { focalX, focalY } = pictures[picture];
  const { zoom, x, y } = detail ?? { zoom: 1, x: focalX * 100, y: focalY * 100 };
  const sizes = `(min-width: 768px) ${Math.round(200 * zoom)}px, ${Math.round(45 * zoom)}vw`;
  const style = zoom === 1 ? undefined : { transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%` };
  return (
    <Image priority={priority} source={pictureSource(picture)} ratio="4:3" sizes={sizes} focus={`${x}% ${y}%`} style={style} decorative />
  );
}
