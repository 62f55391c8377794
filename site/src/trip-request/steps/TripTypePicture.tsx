import { Contours, Image, pictureSource } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';

/** The picture of a kind of trip; contour lines where none was painted. Decoration: the words stand beside it. */
export function TripTypePicture({ name }: { name: string }) {
  const picture = Object.entries(pictures).find(([each]) => each === name)?.[1];
  if (!picture) return <Contours />;
  const focus = `${Math.round(picture.focalX * 100)}% ${Math.round(picture.focalY * 100)}%`;
  return <Image source={pictureSource(name)} ratio="4:3" sizes="(min-width: 768px) 200px, 45vw" focus={focus} decorative />;
}
