import { Image, pictureSource } from '@farwend/design-system';

/** The picture beside every door of the account, on wide windows. */
export function DoorPicture() {
  return <Image source={pictureSource('alps')} decorative ratio="fill" sizes="(min-width: 900px) 58vw, 1px" focus="56% 36%" />;
}
